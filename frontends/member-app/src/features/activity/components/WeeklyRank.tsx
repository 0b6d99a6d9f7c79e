import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { Section } from '../../../components/Section.tsx'
import { useWeeklyActivity } from '../api/use-weekly-activity.ts'
import { weeklyScore } from '../rules.ts'
import { RankTier } from './RankTier.tsx'
import { WeekDays } from './WeekDays.tsx'

/** This week: the tier, what is missing to the next one, and the score of each day. */
export function WeeklyRank() {
  const { t } = useTranslation('activity')
  const week = useWeeklyActivity()
  return (
    <Section title={t('week.title')}>
      {week.isPending && <LoadingState picture lines={2} />}
      {week.isError && <ErrorState error={week.error} onRetry={() => void week.refetch()} />}
      {week.isSuccess && (
        <Card sx={{ p: { xs: 2.5, md: 4 } }}>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 4, md: 6 },
              alignItems: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
            }}
          >
            <RankTier score={weeklyScore(week.data)} />
            <WeekDays days={week.data} />
          </Box>
        </Card>
      )}
    </Section>
  )
}
