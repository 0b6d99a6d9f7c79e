import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { $api } from '../../../lib/api/queries.ts'
import { WeekCymaticFigures } from '../../activity/components/WeekCymaticFigures.tsx'
import { useOnRecordSaved } from '../../player/record/app-record-sync.ts'

/** Shows the week so far with a link to the activity page. */
export function WeeklyActivityFigures() {
  const { t } = useTranslation('tonight')
  const { data, isError, refetch } = $api.useQuery('get', '/activity/weekly', undefined, {
    staleTime: 0,
  })
  // The seven figures render as a transition, so that they do not block a slow phone.
  const days = useDeferredValue(data)
  useOnRecordSaved(() => void refetch())
  if (isError && !data) return null
  return (
    <Box component="section" aria-labelledby="tonight-week" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography id="tonight-week" variant="h3" component="h2">
          {t('week.title')}
        </Typography>
        <Link component={RouterLink} to={paths.activity} variant="body2" sx={{ py: 1.25 }}>
          {t('week.more')}
        </Link>
      </Box>
      <WeekCymaticFigures days={days} />
    </Box>
  )
}
