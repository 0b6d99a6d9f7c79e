import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { API_BASE_URL, fetchApi } from '../api/fetch-api.ts'
import { CsvExportButton } from '../components/CsvExportButton.tsx'
import { getLastMonth, type Period } from '../components/get-last-month.ts'
import { PeriodInputs } from '../components/PeriodInputs.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { type BooksFormat, booksFormats } from './types.ts'

interface BooksQuery extends Period {
  format: BooksFormat
}

/** Exports the documents of a period in the columns of an accounting program. */
export function BooksExportButton() {
  const translate = useTranslate()
  return (
    <CsvExportButton<BooksQuery>
      area="taxDocuments"
      getInitialQuery={() => ({ ...getLastMonth(), format: 'freee' })}
      fetchCsv={fetchBooksCsv}
      toFileName={({ from, until, format }) => `receipts_${format}_${from}_${until}.csv`}
    >
      {(fields) => (
        <>
          <TextField
            select
            label={translate('console.taxDocuments.formatName')}
            value={fields.query.format}
            onChange={(event) => fields.change({ format: event.target.value as BooksFormat })}
            fullWidth
            margin="dense"
          >
            {booksFormats.map((format) => (
              <MenuItem key={format} value={format}>
                {translate(`console.taxDocuments.format.${format}`)}
              </MenuItem>
            ))}
          </TextField>
          <PeriodInputs fields={fields} />
        </>
      )}
    </CsvExportButton>
  )
}

async function fetchBooksCsv(query: BooksQuery): Promise<string> {
  const { body } = await fetchApi(
    `${API_BASE_URL}/admin/tax-documents/csv?${new URLSearchParams({ ...query })}`,
  )
  return body
}
