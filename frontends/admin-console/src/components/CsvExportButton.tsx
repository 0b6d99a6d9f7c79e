import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { HttpError } from 'react-admin'
import { type TextKey, useTranslate } from '../i18n/use-translate.ts'
import { downloadCsv } from './download-csv.ts'
import { useNotifyingMutation } from './use-notifying-mutation.ts'

/** The fields of an export's dialog. */
export interface CsvExportFields<Query> {
  query: Query
  change(changed: Partial<Query>): void
  /** Renders an input; an error of the service appears at it. */
  input(name: keyof Query & string, label: TextKey, type: 'date' | 'text'): ReactNode
}

interface Props<Query> {
  /** Has the texts of button and dialog. */
  area: 'invoices' | 'taxDocuments'
  getInitialQuery: () => Query
  fetchCsv: (query: Query) => Promise<string>
  toFileName: (query: Query) => string
  children: (fields: CsvExportFields<Query>) => ReactNode
}

/** Exports what a query finds as a file for accounting; errors of the service appear at their fields. */
export function CsvExportButton<Query extends { [Name in keyof Query]: string }>({
  area,
  getInitialQuery,
  fetchCsv,
  toFileName,
  children,
}: Props<Query>) {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState(getInitialQuery)
  const action = useNotifyingMutation({
    async run() {
      downloadCsv(await fetchCsv(query), toFileName(query))
    },
    successText: () => ({ key: `console.${area}.exported` }),
    onSuccess: () => setIsOpen(false),
  })
  const fieldErrors: Record<string, string> =
    action.error instanceof HttpError ? (action.error.body?.fields ?? {}) : {}
  const change = (changed: Partial<Query>) => setQuery({ ...query, ...changed })
  const input: CsvExportFields<Query>['input'] = (name, label, type) => (
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
        {translate(`console.${area}.export`)}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
        <form
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            action.mutate()
          }}
        >
          <DialogTitle id={id}>{translate(`console.${area}.exportTitle`)}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 1 }}>{translate(`console.${area}.exportText`)}</DialogContentText>
            {children({ query, change, input })}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
            <Button onClick={() => setIsOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={action.isPending}>
              {translate(`console.${area}.export`)}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
