import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { $api } from '../../../lib/api/queries.ts'

/** Shows the streak in one line for the result of a play; it is empty until the streak is known. */
export function StreakLine() {
  const { t } = useTranslation('activity')
  const { data: streak } = $api.useQuery('get', '/activity/streak', undefined, { staleTime: 0 })
  if (!streak || streak.days === 0) return null
  return <Typography sx={{ fontWeight: 600 }}>{t('streak.days', { count: streak.days })}</Typography>
}
