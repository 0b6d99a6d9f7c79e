import { compareFile, type TransferState } from '@hibiki/sound-upload'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { Toolbar, useNotify, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FileChoice } from '../../components/FileChoice.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { SoundInputs } from '../SoundInputs.tsx'
import type { Sound, SoundKind } from '../types.ts'
import { FileNotes } from './FileNotes.tsx'
import { type CheckedFile, missedCourse, SOUND_FILE_TYPES } from './file-checks.ts'
import { openUpload, type SoundForm } from './open-upload.ts'
import { Prefill } from './Prefill.tsx'
import { PreListening } from './PreListening.tsx'
import { TransferPanel } from './TransferPanel.tsx'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'
import { useOutcome } from './use-outcome.ts'
import { useSameSound } from './use-same-sound.ts'
import { type ResumableUpload, useTransfer } from './use-transfer.ts'

interface Props {
  kind: SoundKind
  userId: string
  /** Whether a file is chosen; `checked` is null while the browser looks at it. */
  hasFile: boolean
  checked: CheckedFile | null
  /** Beside other rows nothing unfinished is looked for: it would find what they are sending. */
  isOnly: boolean
  onChoose: (file: File) => void
  onRunning: (isRunning: boolean) => void
  onDone: (fileName: string) => void
  onRemove: () => void
}

/** The form of a kind, the upload that runs, and those that an earlier page left unfinished. */
export function UploadForm({ kind, userId, hasFile, checked, isOnly, ...on }: Props) {
  const notify = useNotify()
  const { transfer, state, resumable, drop } = useTransfer(userId, { findsResumable: isOnly, hasFile })
  const reason = useOutcome(transfer, state, on.onDone)
  const same = useSameSound(checked, kind)
  const isIdle = state.phase === 'idle'
  const tellRunning = useEffectEvent(on.onRunning)
  useEffect(() => tellRunning(!isIdle), [isIdle])

  async function resume(upload: ResumableUpload, chosen: File): Promise<void> {
    const { fileName } = upload
    const compared = await compareFile(upload, chosen)
    if (compared === 'unreadable') return notify('console.sounds.unreadable', { type: 'warning' })
    if (compared === 'other')
      return notify('console.sounds.otherFile', { type: 'warning', messageArgs: { fileName } })
    on.onChoose(chosen)
    drop(upload.key)
    await transfer.resume(chosen, upload)
  }

  return (
    <RecordForm
      mode="onChange"
      // A router asks for one form at a time.
      warnWhenUnsavedChanges={isOnly}
      onSubmit={(form: SoundForm) => {
        if (checked && isIdle) void transfer.begin(checked.file, (opened) => openUpload(kind, form, opened))
      }}
      toolbar={
        <UploadToolbar
          disabled={!isIdle}
          checked={checked}
          same={same}
          {...(!isOnly && { onRemove: on.onRemove })}
        />
      }
    >
      {isIdle && isOnly && (
        <UnfinishedUploads
          uploads={resumable}
          onResume={(upload, chosen) => void resume(upload, chosen)}
          onDiscard={transfer.discard}
          onDiscarded={({ key }) => drop(key)}
        />
      )}
      <ChosenFile checked={checked} same={same} reason={reason} disabled={!isIdle} onChoose={on.onChoose} />
      {checked?.isMp3 && <PreListening file={checked.file} />}
      <Prefill kind={kind} checked={checked} />
      <SoundInputs kind={kind} />
      <TransferPanel state={state} transfer={transfer} />
      <UnsavedUntilReady phase={state.phase} />
    </RecordForm>
  )
}

/** A form that was sent is not saved before its file is registered: until then, and when that fails, it asks before it is left. */
function UnsavedUntilReady({ phase }: Pick<TransferState, 'phase'>) {
  const { getValues, reset, formState } = useFormContext()
  const { isSubmitSuccessful } = formState
  const isReady = phase === 'ready'
  useEffect(() => {
    if (isReady) reset(getValues(), { keepValues: true })
    else if (isSubmitSuccessful) reset(undefined, { keepValues: true, keepDirty: true })
  }, [isReady, isSubmitSuccessful, getValues, reset])
  return null
}

/** The chosen file, and the sound that has its content already. */
interface Choice {
  checked: CheckedFile | null
  same: Sound | undefined
}

interface ChosenFileProps extends Choice {
  /** Why the server refused the last file. */
  reason: string | undefined
  disabled: boolean
  onChoose: (file: File) => void
}

function ChosenFile({ checked, same, reason, ...choice }: ChosenFileProps) {
  const translate = useTranslate()
  const problem = useFileProblem({ checked, same })
  return (
    <FileChoice
      {...choice}
      label={translate('console.sounds.file')}
      accept={SOUND_FILE_TYPES}
      action="console.sounds.chooseFile"
      error={problem ?? reason}
    >
      {checked ? (
        <FileNotes checked={checked} isKnown={same !== undefined} />
      ) : (
        <Typography>{translate('console.sounds.noFile')}</Typography>
      )}
    </FileChoice>
  )
}

/** Why the chosen file would be refused, as far as the browser can tell. */
function useFileProblem({ checked, same }: Choice): string | undefined {
  const translate = useTranslate()
  const minutes = missedCourse(checked?.durationSeconds ?? null, useWatch({ name: 'minutesCourse' }))
  if (checked && !checked.isMp3) return translate('console.sounds.notMp3')
  if (same) return translate('console.sounds.same', { title: same.title })
  return minutes === null ? undefined : translate('console.sounds.notCourse', { minutes })
}

interface UploadToolbarProps extends Choice {
  disabled: boolean
  onRemove?: () => void
}

/** Disabled while something required is missing or wrong, or an upload runs. */
function UploadToolbar({ disabled, checked, same, onRemove }: UploadToolbarProps) {
  const translate = useTranslate()
  const { isValid } = useFormState()
  const problem = useFileProblem({ checked, same })
  return (
    <Toolbar sx={{ gap: 2 }}>
      <Button
        type="submit"
        variant="contained"
        disabled={disabled || !checked || problem !== undefined || !isValid}
      >
        {translate('console.sounds.submit')}
      </Button>
      {onRemove && (
        <Button disabled={disabled} onClick={onRemove}>
          {translate('console.sounds.removeRow')}
        </Button>
      )}
    </Toolbar>
  )
}
