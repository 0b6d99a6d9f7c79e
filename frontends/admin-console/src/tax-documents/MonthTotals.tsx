import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { FigureTable } from '../components/FigureTable.tsx'
import { LoadingBar } from '../components/LoadingBar.tsx'
import { QueryError } from '../components/QueryError.tsx'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** Shows the sums of the documents in force by month and rate. */
export function MonthTotals() {
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const totals = useQuery({
    queryKey: ['tax-document-totals'],
    queryFn: () => provider.call('GET /admin/tax-documents/totals'),
  })
  if (totals.isPending) return <LoadingBar />
  if (totals.isError) return <QueryError query={totals} />
  const yen = (amount: number) => amount.toLocaleString('ja-JP')
  return (
    <FigureTable
      label={translate('console.taxDocuments.totals')}
      columns={[
        translate('console.taxDocuments.month'),
        translate('console.taxDocuments.rateName'),
        translate('console.taxDocuments.count'),
        translate('resources.tax-documents.fields.amount'),
        translate('resources.tax-documents.fields.tax'),
      ]}
      rows={totals.data.map(({ month, ratePercent, documents, amount, tax }) => ({
        key: `${month} ${ratePercent}`,
        name: month,
        cells: [`${ratePercent}%`, yen(documents), yen(amount), yen(tax)],
      }))}
      empty={translate('console.taxDocuments.empty')}
    />
  )
}
