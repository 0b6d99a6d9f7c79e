import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useId, useState } from 'react'
import { HttpError } from 'react-admin'
import { getTodayInJapan } from '../components/date-time.ts'
import { downloadCsv } from '../components/download-csv.ts'
import { useNotifyingMutation } from '../components/use-notifying-mutation.ts'
import { type TextKey, useTranslate } from '../i18n/use-translate.ts'
import { fetchInvoicesCsv } from './fetch-invoices-csv.ts'

/** Exports the invoices of a period as a file for accounting; errors of the service appear at their fields. */
export function InvoiceExportButton() {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState(getThisMonth)
  const action = useNotifyingMutation({
    async run() {
      downloadCsv(await fetchInvoicesCsv(query), `invoices_${query.from}_${query.until}.csv`)
    },
    successText: () => ({ key: 'console.invoices.exported' }),
    onSuccess: () => setIsOpen(false),
  })
  const fieldErrors: Record<string, string> =
    action.error instanceof HttpError ? (action.error.body?.fields ?? {}) : {}
  const field = (name: keyof typeof query, label: TextKey, type: 'date' | 'text') => (
    <TextField
      label={translate(label)}
      type={type}
      value={query[name]}
      onChange={(event) => setQuery({ ...query, [name]: event.target.value })}
      error={name in fieldErrors}
      helperText={fieldErrors[name]}
      required={type === 'date'}
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
        {translate('console.invoices.export')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
        <form
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            action.mutate()
          }}
        >
          <DialogTitle id={id}>{translate('console.invoices.exportTitle')}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 1 }}>{translate('console.invoices.exportText')}</DialogContentText>
            {field('from', 'console.invoices.from', 'date')}
            {field('until', 'console.invoices.until', 'date')}
            {field('agencyCode', 'resources.invoices.fields.agencyCode', 'text')}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
            <Button onClick={() => setIsOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={action.isPending}>
              {translate('console.invoices.export')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}

function getThisMonth() {
  const until = getTodayInJapan()
  return { from: `${until.slice(0, 8)}01`, until, agencyCode: '' }
}
