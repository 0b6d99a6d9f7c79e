import { useTranslation } from 'react-i18next'
import { toOwnChartPath } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { Section } from '../../../components/Section.tsx'
import { ChartViews } from '../components/ChartViews.tsx'
import { OwnRecords } from '../components/OwnRecords.tsx'
import { SharingSwitch } from '../components/SharingSwitch.tsx'

/** Shows a customer's own charts, what the salon sees beside them, and who opened them. */
export function OwnChartsPage() {
  const { t } = useTranslation('charts')
  return (
    <>
      <PageTitle lead={t('own.lead')}>{t('menu.ownCharts')}</PageTitle>
      <OwnRecords getRecordPath={toOwnChartPath} />
      <Section title={t('sharing.title')}>
        <SharingSwitch />
      </Section>
      <Section title={t('views.title')}>
        <ChartViews />
      </Section>
    </>
  )
}
