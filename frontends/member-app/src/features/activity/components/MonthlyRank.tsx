import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatMonthName } from '../../../lib/i18n/use-format-month-name.ts'
import { hasPlaysInMonth, shouldShowAsLowerHalf, toMonthNumber } from '../rules.ts'
import { ActivityTile } from './ActivityTile.tsx'

/** Shows last month's rank to members who listened in that month; an empty month would rank last. */
export function MonthlyRank() {
  const { t } = useTranslation('activity')
  const monthName = useFormatMonthName()
  const { data: rank } = $api.useQuery('get', '/v2/activity/rank')
  const { data: months } = $api.useQuery('get', '/v2/activity/monthly', undefined, { staleTime: 0 })
  if (!rank || !months || !hasPlaysInMonth(months, rank.month)) return null
  const { month, percent } = rank
  return (
    <ActivityTile title={t('rank.title')}>
      <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.6 }}>
        {shouldShowAsLowerHalf(percent) ? t('rank.half') : t('rank.percent', { percent })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rank.month', { month: monthName(toMonthNumber(month)) })}
      </Typography>
      <Typography variant="body2">{t(percent <= 50 ? 'rank.upper' : 'rank.lower')}</Typography>
    </ActivityTile>
  )
}
