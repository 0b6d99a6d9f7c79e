import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../../components/alert/alert-context.ts'
import { useShowError } from '../../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx'
import { api, unwrap } from '../../../../lib/api/client.ts'
import { $api } from '../../../../lib/api/queries.ts'
import { useInvalidate } from '../../../../lib/api/use-invalidate.ts'
import { useLanguageHeader } from '../../../../lib/i18n/use-language-header.ts'
import { downloadJsonFile } from '../../download-json-file.ts'
import { type FormatValues, toFormatValues } from '../../format.rules.ts'
import { MAX_TEMPLATE_FILE_BYTES, parseTemplateFile, serializeTemplateFile } from '../../template-file.ts'
import type { TemplateRow } from '../../types.ts'
import { ChartQueryBoundary } from '../ChartQueryBoundary.tsx'
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx'
import { TemplateRows } from './TemplateRows.tsx'

interface Props {
  onTake: (values: FormatValues) => void
  onClose: () => void
}

/** Lists all templates, which another agency can import from an exported file. */
export function TemplatesDialog({ onTake, onClose }: Props) {
  const { t } = useTranslation(['charts', 'common'])
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const alert = useAlert()
  const showError = useShowError()
  const templates = $api.useQuery('get', '/pic/calte/template-list', { headers: useLanguageHeader() })
  const invalidate = useInvalidate()
  const remove = $api.useMutation('post', '/pic/calte/delete-template', {
    onSettled: () => invalidate('/pic/calte/template-list'),
  })
  const [deleting, setDeleting] = useState<TemplateRow | null>(null)
  const [imported, setImported] = useState<ReturnType<typeof parseTemplateFile>>(null)

  const loadTemplate = ({ name }: TemplateRow, use: (values: FormatValues) => void) =>
    unwrap(api.GET('/pic/calte/template', { params: { query: { name } } })).then(
      (template) => use(toFormatValues(template)),
      showError,
    )
  const onImport = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Without this, choosing the same file again would not be a change.
    target.value = ''
    if (!file) return
    const read = file.size > MAX_TEMPLATE_FILE_BYTES ? null : parseTemplateFile(await file.text())
    if (read) setImported(read)
    else alert({ text: t('templates.noTemplateFile') })
  }
  const onDelete = (row: TemplateRow) =>
    remove.mutate(
      { body: { id: row.id } },
      { onSuccess: () => alert({ text: t('templates.deleted') }), onError: showError },
    )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} variant="h3" component="h2">
        {t('templates.title')}
      </DialogTitle>
      <DialogContent>
        <ChartQueryBoundary query={templates} lines={6}>
          {(rows) => (
            <TemplateRows
              rows={rows}
              onUse={(row) => void loadTemplate(row, onTake)}
              onExport={(row) =>
                void loadTemplate(row, (values) =>
                  downloadJsonFile(`${row.name}.json`, serializeTemplateFile(row.name, values)),
                )
              }
              onDelete={setDeleting}
            />
          )}
        </ChartQueryBoundary>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={t('templates.import')}
          onChange={(event) => void onImport(event)}
        />
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {t('templates.import')}
        </Button>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
      {deleting && (
        <ConfirmDialog
          text={t('templates.deleteQuestion', { name: deleting.name })}
          action={t('templates.delete')}
          onConfirm={() => onDelete(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
      {imported && (
        <SaveTemplateDialog
          values={imported.values}
          name={imported.templateName}
          onClose={() => setImported(null)}
        />
      )}
    </Dialog>
  )
}
