import { useTranslation } from 'react-i18next'
import { toOwnChartPath } from '../../../app/paths.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ChartAccessLog } from '../components/ChartAccessLog.tsx'
import { MinutesSharingSwitch } from '../components/MinutesSharingSwitch.tsx'
import { OwnRecordList } from '../components/OwnRecordList.tsx'
import { PhotoConsentSwitch } from '../components/PhotoConsentSwitch.tsx'

/** Shows a customer's own charts, what the salon sees beside them, and who opened them. */
export function OwnChartsPage() {
  const { t } = useTranslation('charts')
  return (
    <>
      <PageTitle lead={t('own.lead')}>{t('menu.ownCharts')}</PageTitle>
      <OwnRecordList getRecordPath={toOwnChartPath} />
      <PageSection title={t('sharing.title')}>
        <MinutesSharingSwitch />
        <PhotoConsentSwitch />
      </PageSection>
      <PageSection title={t('views.title')}>
        <ChartAccessLog />
      </PageSection>
    </>
  )
}
