import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { getTotalSeconds } from '../rules.ts'
import { useFormatMinutes } from '../use-format-minutes.ts'
import { ActivityTile } from './ActivityTile.tsx'

/** Shows the minutes of this month. */
export function CurrentMonthMinutes() {
  const { t } = useTranslation('activity')
  const months = $api.useQuery('get', '/v2/activity/monthly', undefined, { staleTime: 0 })
  const minutes = useFormatMinutes()
  return (
    <ActivityTile title={t('month.now')}>
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
    </ActivityTile>
  )
}
