import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useMonthName } from '../../../lib/i18n/use-month-name.ts'
import { useMonthlyActivity } from '../api/use-monthly-activity.ts'
import { useRank } from '../api/use-rank.ts'
import { hasPlaysIn, shouldShowHalf, toMonthNumber } from '../rules.ts'
import { Tile } from './Tile.tsx'

/** Shows last month's rank to members who listened in that month; an empty month would rank last. */
export function MonthlyRank() {
  const { t } = useTranslation('activity')
  const monthName = useMonthName()
  const { data: rank } = useRank()
  const { data: months } = useMonthlyActivity()
  if (!rank || !months || !hasPlaysIn(months, rank.month)) return null
  const { month, percent } = rank
  return (
    <Tile title={t('rank.title')}>
      <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.6 }}>
        {shouldShowHalf(percent) ? t('rank.half') : t('rank.percent', { percent })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rank.month', { month: monthName(toMonthNumber(month)) })}
      </Typography>
      <Typography variant="body2" sx={{ wordBreak: 'auto-phrase' }}>
        {t(percent <= 50 ? 'rank.upper' : 'rank.lower')}
      </Typography>
    </Tile>
  )
}
