import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { CheckInWeeks } from '../../player/check-in/CheckInWeeks.tsx'
import { UnsentRecordsNotice } from '../../player/components/UnsentRecordsNotice.tsx'
import { useOnRecordSaved } from '../../player/record/app-record-sync.ts'
import { useSession } from '../../session/session-context.ts'
import { AdviceSection } from '../components/AdviceSection.tsx'
import { CurrentMonthMinutes } from '../components/CurrentMonthMinutes.tsx'
import { EffectGuide } from '../components/EffectGuide.tsx'
import { MonthlyRank } from '../components/MonthlyRank.tsx'
import { MonthlyUsage } from '../components/MonthlyUsage.tsx'
import { StreakTile, StreakWeekdaySettings } from '../components/StreakTile.tsx'
import { WeeklyNotice } from '../components/WeeklyNotice.tsx'
import { WeekProgress } from '../components/WeekProgress.tsx'

/** The activity page; its data is refetched whenever a record reaches the server. */
export function ActivityPage() {
  const { t } = useTranslation('activity')
  const { user } = useSession()
  const invalidate = useInvalidate()
  useOnRecordSaved(
    useCallback(
      () =>
        void invalidate(
          '/activity/advice',
          '/activity/streak',
          '/activity/weekly',
          '/v2/activity/monthly',
          '/v2/activity/rank',
        ),
      [invalidate],
    ),
  )
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <UnsentRecordsNotice />
      {!user?.enterprise && <WeeklyNotice />}
      <WeekProgress />
      <Box sx={tiles}>
        <CurrentMonthMinutes />
        <StreakTile />
      </Box>
      <StreakWeekdaySettings />
      <Button component={Link} to={paths.activityYear} variant="outlined" sx={{ mt: 2 }}>
        {t('year.open')}
      </Button>
      {!user?.enterprise && <CheckInWeeks />}
      <MonthlyUsage />
      {/* Usage advice is not for enterprise users. */}
      {!user?.enterprise && <AdviceSection />}
      <Box sx={tiles}>
        <MonthlyRank />
      </Box>
      <EffectGuide />
    </>
  )
}

const tiles = {
  display: 'grid',
  gap: 1.5,
  mt: 1.5,
  '&:empty': { display: 'none' },
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(8.5rem, 1fr))', md: 'repeat(2, minmax(0, 1fr))' },
} as const
