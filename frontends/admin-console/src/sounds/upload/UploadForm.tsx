import { compareFile } from '@hibiki/sound-upload'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { SimpleForm, Toolbar, useNotify, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { SoundInputs } from '../SoundInputs.tsx'
import type { SoundKind } from '../types.ts'
import { FileChoice } from './FileChoice.tsx'
import { isSoundFile } from './is-sound-file.ts'
import { openUpload, type SoundForm } from './open-upload.ts'
import { TransferPanel } from './TransferPanel.tsx'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'
import { useOutcome } from './use-outcome.ts'
import { type ResumableUpload, useTransfer } from './use-transfer.ts'

/** The form of a kind, the upload that runs, and those that an earlier page left unfinished. */
export function UploadForm({ kind, userId }: { kind: SoundKind; userId: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [file, setFile] = useState<File | null>(null)
  const { transfer, state, resumable, drop } = useTransfer(userId)
  const reason = useOutcome(transfer, state)
  const isIdle = state.phase === 'idle'
  const wrong = file !== null && !isSoundFile(file)

  async function resume(upload: ResumableUpload, chosen: File): Promise<void> {
    const { fileName } = upload
    const compared = await compareFile(upload, chosen)
    if (compared === 'unreadable') return notify('console.sounds.unreadable', { type: 'warning' })
    if (compared === 'other')
      return notify('console.sounds.otherFile', { type: 'warning', messageArgs: { fileName } })
    drop(upload.key)
    await transfer.resume(chosen, upload)
  }

  return (
    <SimpleForm
      mode="onChange"
      onSubmit={(form: SoundForm) => {
        if (file && isIdle) void transfer.begin(file, (opened) => openUpload(kind, form, opened))
      }}
      toolbar={<UploadToolbar disabled={!isIdle || !file || wrong} />}
    >
      {isIdle && (
        <UnfinishedUploads
          uploads={resumable}
          onResume={(upload, chosen) => void resume(upload, chosen)}
          onDiscard={transfer.discard}
          onDiscarded={({ key }) => drop(key)}
        />
      )}
      <FileChoice
        label={translate('console.sounds.file')}
        action="console.sounds.chooseFile"
        disabled={!isIdle}
        error={wrong ? translate('console.sounds.notMp3') : reason}
        onChoose={setFile}
      >
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {file?.name ?? translate('console.sounds.noFile')}
        </Typography>
      </FileChoice>
      <SoundInputs kind={kind} />
      <TransferPanel state={state} transfer={transfer} />
    </SimpleForm>
  )
}

/** Closed while something required is missing or an upload runs (D3§4). */
function UploadToolbar({ disabled }: { disabled: boolean }) {
  const translate = useTranslate()
  const { isValid } = useFormState()
  return (
    <Toolbar>
      <Button type="submit" variant="contained" disabled={disabled || !isValid}>
        {translate('console.sounds.submit')}
      </Button>
    </Toolbar>
  )
}
