import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { sumWeeklyScore } from '../rules.ts'
import { TierProgress } from './TierProgress.tsx'
import { WeekCymaticFigures } from './WeekCymaticFigures.tsx'

/** Shows this week: a figure for each day and how near the next tier is. */
export function WeekProgress() {
  const { t } = useTranslation('activity')
  const week = $api.useQuery('get', '/activity/weekly', undefined, { staleTime: 0 })
  return (
    <PageSection title={t('week.title')} first>
      {week.isPending && <LoadingState picture lines={2} />}
      {week.isError && <ErrorState error={week.error} onRetry={() => void week.refetch()} />}
      {week.isSuccess && (
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          <Box sx={columns}>
            <WeekCymaticFigures days={week.data} />
            <TierProgress score={sumWeeklyScore(week.data)} />
          </Box>
        </Card>
      )}
    </PageSection>
  )
}

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 5 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const
