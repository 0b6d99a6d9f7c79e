import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { WaitingRecords } from '../../player/components/WaitingRecords.tsx'
import { useOnRecordSaved } from '../../player/record/records.ts'
import { useSession } from '../../session/session-context.ts'
import { useRefetchActivity } from '../api/use-refetch-activity.ts'
import { Advice } from '../components/Advice.tsx'
import { EffectGuide } from '../components/EffectGuide.tsx'
import { MonthlyRank } from '../components/MonthlyRank.tsx'
import { MonthlyUse } from '../components/MonthlyUse.tsx'
import { MonthMinutes } from '../components/MonthMinutes.tsx'
import { Notice } from '../components/Notice.tsx'
import { Streak, StreakChoice } from '../components/Streak.tsx'
import { WeeklyRank } from '../components/WeeklyRank.tsx'

/** The activity page; its data is refetched whenever a record reaches the server. */
export function ActivityPage() {
  const { t } = useTranslation('activity')
  const { user } = useSession()
  useOnRecordSaved(useRefetchActivity())
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <WaitingRecords />
      {!user?.enterprise && <Notice />}
      <WeeklyRank />
      <Box sx={tiles}>
        <MonthMinutes />
        <Streak />
      </Box>
      <StreakChoice />
      <Button component={Link} to={paths.activityYear} variant="outlined" sx={{ mt: 2 }}>
        {t('year.open')}
      </Button>
      <MonthlyUse />
      {/* Usage advice is not for enterprise users. */}
      {!user?.enterprise && <Advice />}
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
