import { CsvExportButton } from '../components/CsvExportButton.tsx'
import { getLastMonth } from '../components/get-last-month.ts'
import { PeriodInputs } from '../components/PeriodInputs.tsx'
import { fetchInvoicesCsv } from './fetch-invoices-csv.ts'

/** Exports the invoices of a period as a file for accounting. */
export function InvoiceExportButton() {
  return (
    <CsvExportButton
      area="invoices"
      getInitialQuery={() => ({ ...getLastMonth(), agencyCode: '' })}
      fetchCsv={fetchInvoicesCsv}
      toFileName={({ from, until }) => `invoices_${from}_${until}.csv`}
    >
      {(fields) => (
        <>
          <PeriodInputs fields={fields} />
          {fields.input('agencyCode', 'resources.invoices.fields.agencyCode', 'text')}
        </>
      )}
    </CsvExportButton>
  )
}
