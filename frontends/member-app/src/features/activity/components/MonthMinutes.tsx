import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useMonthlyActivity } from '../api/use-monthly-activity.ts'
import { getTotalSeconds } from '../rules.ts'
import { useMinutes } from '../use-minutes.ts'
import { Tile } from './Tile.tsx'

/** Shows the minutes of this month. */
export function MonthMinutes() {
  const { t } = useTranslation('activity')
  const months = useMonthlyActivity()
  const minutes = useMinutes()
  return (
    <Tile title={t('month.now')}>
      <QueryBoundary query={months}>
        {(all) => {
          const month = all.at(-1)
          return (
            <Typography component="p" sx={{ fontSize: '1.625rem', fontWeight: 600, lineHeight: 1.5 }}>
              {minutes(month ? getTotalSeconds(month) : 0)}
            </Typography>
          )
        }}
      </QueryBoundary>
    </Tile>
  )
}
