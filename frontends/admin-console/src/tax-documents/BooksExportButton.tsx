import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useId, useState } from 'react'
import { HttpError } from 'react-admin'
import { API_BASE_URL, fetchApi } from '../api/fetch-api.ts'
import { getTodayInJapan } from '../components/date-time.ts'
import { downloadCsv } from '../components/download-csv.ts'
import { useNotifyingMutation } from '../components/use-notifying-mutation.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { type BooksFormat, booksFormats } from './types.ts'

interface BooksQuery {
  from: string
  until: string
  format: BooksFormat
}

/** Exports the documents of a period in the columns of an accounting program; errors of the service appear at their fields. */
export function BooksExportButton() {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState<BooksQuery>(getThisMonth)
  const action = useNotifyingMutation({
    async run() {
      const { body } = await fetchApi(
        `${API_BASE_URL}/admin/tax-documents/csv?${new URLSearchParams({ ...query })}`,
      )
      downloadCsv(body, `receipts_${query.format}_${query.from}_${query.until}.csv`)
    },
    successText: () => ({ key: 'console.taxDocuments.exported' }),
    onSuccess: () => setIsOpen(false),
  })
  const fieldErrors: Record<string, string> =
    action.error instanceof HttpError ? (action.error.body?.fields ?? {}) : {}
  const day = (name: 'from' | 'until') => (
    <TextField
      label={translate(`console.invoices.${name}`)}
      type="date"
      value={query[name]}
      onChange={(event) => setQuery({ ...query, [name]: event.target.value })}
      error={name in fieldErrors}
      helperText={fieldErrors[name]}
      required
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
      margin="dense"
    />
  )
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadOutlined />}
        onClick={() => setIsOpen(true)}
      >
        {translate('console.taxDocuments.export')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
        <form
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            action.mutate()
          }}
        >
          <DialogTitle id={id}>{translate('console.taxDocuments.exportTitle')}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 1 }}>
              {translate('console.taxDocuments.exportText')}
            </DialogContentText>
            <TextField
              select
              label={translate('console.taxDocuments.formatName')}
              value={query.format}
              onChange={(event) => setQuery({ ...query, format: event.target.value as BooksFormat })}
              fullWidth
              margin="dense"
            >
              {booksFormats.map((format) => (
                <MenuItem key={format} value={format}>
                  {translate(`console.taxDocuments.format.${format}`)}
                </MenuItem>
              ))}
            </TextField>
            {day('from')}
            {day('until')}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
            <Button onClick={() => setIsOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={action.isPending}>
              {translate('console.taxDocuments.export')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}

function getThisMonth(): BooksQuery {
  const until = getTodayInJapan()
  return { from: `${until.slice(0, 8)}01`, until, format: 'freee' }
}
