import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { useRefetchActivity } from '../../features/activity/api/use-refetch-activity.ts'
import { Advice } from '../../features/activity/components/Advice.tsx'
import { EffectGuide } from '../../features/activity/components/EffectGuide.tsx'
import { MonthlyRank } from '../../features/activity/components/MonthlyRank.tsx'
import { MonthlyUse } from '../../features/activity/components/MonthlyUse.tsx'
import { NoticeDialog } from '../../features/activity/components/NoticeDialog.tsx'
import { Streak } from '../../features/activity/components/Streak.tsx'
import { WeeklyRank } from '../../features/activity/components/WeeklyRank.tsx'
import { WaitingRecords } from '../../features/player/components/WaitingRecords.tsx'
import { useOnRecordSaved } from '../../features/player/record/records.ts'
import { useSession } from '../../features/session/session-context.ts'

/** The usage page (D2§2). Its figures are read again whenever a record reaches the server meanwhile. */
export function Page() {
  const { t } = useTranslation('activity')
  const { user } = useSession()
  useOnRecordSaved(useRefetchActivity())
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <WaitingRecords />
      <MonthlyRank />
      <WeeklyRank />
      <Streak />
      <MonthlyUse />
      {/* Usage advice is not for enterprise users (D2§6). */}
      {!user?.enterprise && <Advice />}
      <EffectGuide />
      {!user?.enterprise && <NoticeDialog />}
    </>
  )
}
