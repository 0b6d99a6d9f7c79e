import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { useRefetchActivity } from '../../features/activity/api/use-refetch-activity.ts'
import { EffectGuide } from '../../features/activity/components/EffectGuide.tsx'
import { MonthlyUse } from '../../features/activity/components/MonthlyUse.tsx'
import { WeeklyRank } from '../../features/activity/components/WeeklyRank.tsx'
import { WaitingRecords } from '../../features/player/components/WaitingRecords.tsx'
import { useOnRecordSaved } from '../../features/player/record/records.ts'

/** The usage page (D2§2). Its figures are read again whenever a record reaches the server meanwhile. */
export function Page() {
  const { t } = useTranslation('activity')
  useOnRecordSaved(useRefetchActivity())
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <WaitingRecords />
      <WeeklyRank />
      <MonthlyUse />
      <EffectGuide />
    </>
  )
}
