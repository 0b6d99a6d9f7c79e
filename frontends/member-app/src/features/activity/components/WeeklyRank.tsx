import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { Section } from '../../../components/Section.tsx'
import { useWeeklyActivity } from '../api/use-weekly-activity.ts'
import { sumWeeklyScore } from '../rules.ts'
import { RankTier } from './RankTier.tsx'
import { WeekFigures } from './WeekFigures.tsx'

/** Shows this week: a figure for each day and how near the next tier is. */
export function WeeklyRank() {
  const { t } = useTranslation('activity')
  const week = useWeeklyActivity()
  return (
    <Section title={t('week.title')} first>
      {week.isPending && <LoadingState picture lines={2} />}
      {week.isError && <ErrorState error={week.error} onRetry={() => void week.refetch()} />}
      {week.isSuccess && (
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          <Box sx={columns}>
            <WeekFigures days={week.data} />
            <RankTier score={sumWeeklyScore(week.data)} />
          </Box>
        </Card>
      )}
    </Section>
  )
}

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 5 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const
