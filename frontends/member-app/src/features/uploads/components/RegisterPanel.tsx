import { fingerprintOf } from '@hibiki/sound-upload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { openUpload } from '../api/open-upload.ts'
import type { Choices } from '../api/use-choices.ts'
import { emptyDraft, fieldsOf, isComplete, withFile } from '../draft.ts'
import type { UploadKind } from '../kinds.ts'
import { useOutcome } from '../transfer/use-outcome.ts'
import { useTransfer } from '../transfer/use-transfer.ts'
import { type Resumable, useUnfinished } from '../transfer/use-unfinished.ts'
import { DraftField } from './DraftField.tsx'
import { TransferCard } from './TransferCard.tsx'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'

/** The form of a kind, the upload that runs, and those that an earlier page left unfinished. */
export function RegisterPanel({ kind, choices }: { kind: UploadKind; choices: Choices }) {
  const { t } = useTranslation('uploads')
  const alert = useAlert()
  const [draft, setDraft] = useState(emptyDraft)
  const [matching, setMatching] = useState<string | null>(null)
  const { transfer, unfinished, state } = useTransfer(kind)
  const { resumable, drop } = useUnfinished(transfer, unfinished)
  const { errors, clearErrors } = useOutcome(transfer, state, () => setDraft(emptyDraft))
  const isIdle = state.phase === 'idle'

  async function choose(file: File): Promise<void> {
    clearErrors()
    setDraft((before) => withFile(kind, before, file))
    setMatching(null)
    if (resumable.length === 0) return
    const fingerprint = await fingerprintOf(file).catch(() => null)
    setMatching(resumable.find((upload) => upload.fingerprint === fingerprint)?.key ?? null)
  }

  async function resume(upload: Resumable, file: File): Promise<void> {
    // A file that cannot be read is none of ours either.
    if ((await fingerprintOf(file).catch(() => null)) !== upload.fingerprint)
      return alert({ text: t('unfinished.other', { fileName: upload.fileName }) })
    drop(upload.key)
    transfer.resume(file, upload, upload.percent)
  }

  return (
    <Box sx={{ maxWidth: '40rem' }}>
      {isIdle && (
        <UnfinishedUploads
          uploads={resumable}
          matching={matching}
          chosen={draft.file}
          onResume={(upload, file) => void resume(upload, file)}
          onDiscard={(upload) => {
            drop(upload.key)
            void transfer.discard(upload)
          }}
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
          {fieldsOf[kind].map(({ name, required }) => (
            <DraftField
              key={name}
              name={name}
              required={required}
              draft={draft}
              choices={choices}
              error={errors[name]}
              onChange={setDraft}
              onFile={(file) => void choose(file)}
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
