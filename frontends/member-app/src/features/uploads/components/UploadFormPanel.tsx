import { compareFileWithUpload } from '@hibiki/sound-upload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import type { ResumableUpload } from '../api/list-unfinished-uploads.ts'
import { openUpload } from '../api/open-upload.ts'
import type { UploadFieldOptions } from '../api/use-upload-field-options.ts'
import { emptyUploadDraft, fieldsByKind, isDraftComplete, replaceDraftFile } from '../draft.rules.ts'
import { useShowUploadOutcome } from '../transfer/use-show-upload-outcome.ts'
import { useUnfinishedUploads } from '../transfer/use-unfinished-uploads.ts'
import { useUploadTransfer } from '../transfer/use-upload-transfer.ts'
import type { UploadKind } from '../upload-kinds.ts'
import { UnfinishedUploadList } from './UnfinishedUploadList.tsx'
import { UploadFormField } from './UploadFormField.tsx'
import { UploadProgressCard } from './UploadProgressCard.tsx'

/** Shows the form of a kind, the running upload, and unfinished ones of earlier pages. */
export function UploadFormPanel({ kind, choices }: { kind: UploadKind; choices: UploadFieldOptions }) {
  const { t } = useTranslation(['uploads', 'common'])
  const alert = useAlert()
  const [draft, setDraft] = useState(emptyUploadDraft)
  const [matching, setMatching] = useState<string | null>(null)
  const { transfer, unfinished, state } = useUploadTransfer()
  const isIdle = state.phase === 'idle'
  const { resumable, forgetUpload } = useUnfinishedUploads(transfer, unfinished, isIdle)
  const { errors, clearErrors } = useShowUploadOutcome(transfer, state, () => setDraft(emptyUploadDraft))

  async function onFileChosen(file: File): Promise<void> {
    clearErrors()
    setDraft((before) => replaceDraftFile(kind, before, file))
    setMatching(null)
    for (const upload of resumable)
      if ((await compareFileWithUpload(upload, file)) === 'same') return setMatching(upload.key)
  }

  async function resume(upload: ResumableUpload, file: File): Promise<void> {
    const compared = await compareFileWithUpload(upload, file)
    if (compared === 'unreadable') return alert({ text: t('unreadable') })
    if (compared === 'other') return alert({ text: t('unfinished.other', { fileName: upload.fileName }) })
    forgetUpload(upload.key)
    await transfer.resume(file, upload)
  }

  async function discard(upload: ResumableUpload): Promise<void> {
    try {
      await transfer.discard(upload)
      forgetUpload(upload.key)
    } catch {
      alert({ title: t('giveUpFailed'), text: t('common:unreachable') })
    }
  }

  return (
    <Box sx={{ maxWidth: '40rem' }}>
      {isIdle && (
        <UnfinishedUploadList
          uploads={resumable}
          matching={matching}
          chosen={draft.file}
          onResume={(upload, file) => void resume(upload, file)}
          onDiscard={(upload) => void discard(upload)}
        />
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const { file } = draft
          if (!isIdle || !file || !isDraftComplete(kind, draft)) return
          clearErrors()
          void transfer.begin(file, (opened) => openUpload(kind, draft, opened))
        }}
      >
        <Box
          component="fieldset"
          disabled={!isIdle}
          sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 3 }}
        >
          {fieldsByKind[kind].map(({ name, required }) => (
            <UploadFormField
              key={name}
              name={name}
              required={required}
              draft={draft}
              choices={choices}
              error={errors[name]}
              onChange={setDraft}
              onFile={(file) => void onFileChosen(file)}
            />
          ))}
        </Box>
        <UploadProgressCard state={state} transfer={transfer} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!isIdle || !isDraftComplete(kind, draft)}
          sx={{ mt: 3 }}
        >
          {t('upload')}
        </Button>
      </Box>
    </Box>
  )
}
