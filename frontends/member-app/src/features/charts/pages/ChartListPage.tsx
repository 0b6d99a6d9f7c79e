import { useTranslation } from 'react-i18next'
import { toChartRecordPath } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { RecordList } from '../components/RecordList.tsx'

/** Lists the charts of all customers of the agency. */
export function ChartListPage() {
  const { t } = useTranslation('charts')
  return (
    <>
      <PageTitle lead={t('list.lead')}>{t('menu.chartList')}</PageTitle>
      <RecordList userId={null} getRecordPath={toChartRecordPath} />
    </>
  )
}
