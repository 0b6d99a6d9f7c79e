import { CsvExportButton, getThisMonth } from '../components/CsvExportButton.tsx'
import { fetchInvoicesCsv } from './fetch-invoices-csv.ts'

/** Exports the invoices of a period as a file for accounting. */
export function InvoiceExportButton() {
  return (
    <CsvExportButton
      area="invoices"
      getInitialQuery={() => ({ ...getThisMonth(), agencyCode: '' })}
      fetchCsv={fetchInvoicesCsv}
      toFileName={({ from, until }) => `invoices_${from}_${until}.csv`}
    >
      {({ input }) => (
        <>
          {input('from', 'console.invoices.from', 'date')}
          {input('until', 'console.invoices.until', 'date')}
          {input('agencyCode', 'resources.invoices.fields.agencyCode', 'text')}
        </>
      )}
    </CsvExportButton>
  )
}
