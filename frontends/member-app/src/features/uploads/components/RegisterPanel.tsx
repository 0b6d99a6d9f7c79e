import { compareFile } from '@hibiki/sound-upload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import type { ResumableUpload } from '../api/list-waiting-uploads.ts'
import { openUpload } from '../api/open-upload.ts'
import type { Choices } from '../api/use-choices.ts'
import { applyFile, emptyDraft, fieldsByKind, isComplete } from '../draft.rules.ts'
import { useOutcome } from '../transfer/use-outcome.ts'
import { useTransfer } from '../transfer/use-transfer.ts'
import { useUnfinished } from '../transfer/use-unfinished.ts'
import type { UploadKind } from '../upload-kinds.ts'
import { DraftField } from './DraftField.tsx'
import { TransferCard } from './TransferCard.tsx'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'

/** Shows the form of a kind, the running upload, and unfinished ones of earlier pages. */
export function RegisterPanel({ kind, choices }: { kind: UploadKind; choices: Choices }) {
  const { t } = useTranslation('uploads')
  const alert = useAlert()
  const [draft, setDraft] = useState(emptyDraft)
  const [matching, setMatching] = useState<string | null>(null)
  const { transfer, unfinished, state } = useTransfer()
  const isIdle = state.phase === 'idle'
  const { resumable, forgetUpload } = useUnfinished(transfer, unfinished, isIdle)
  const { errors, clearErrors } = useOutcome(transfer, state, () => setDraft(emptyDraft))

  async function onFileChosen(file: File): Promise<void> {
    clearErrors()
    setDraft((before) => applyFile(kind, before, file))
    setMatching(null)
    for (const upload of resumable)
      if ((await compareFile(upload, file)) === 'same') return setMatching(upload.key)
  }

  async function resume(upload: ResumableUpload, file: File): Promise<void> {
    const compared = await compareFile(upload, file)
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
        <UnfinishedUploads
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
          if (!isIdle || !file || !isComplete(kind, draft)) return
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
            <DraftField
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
        <TransferCard state={state} transfer={transfer} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!isIdle || !isComplete(kind, draft)}
          sx={{ mt: 3 }}
        >
          {t('upload')}
        </Button>
      </Box>
    </Box>
  )
}
