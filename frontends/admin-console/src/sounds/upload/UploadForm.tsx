import { compareFileWithUpload, type UploadTransferState } from '@hibiki/sound-upload'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { Toolbar, useNotify } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FilePicker } from '../../components/FilePicker.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SoundInputs } from '../SoundInputs.tsx'
import type { Sound, SoundKind } from '../types.ts'
import { ChosenFileInfo } from './ChosenFileInfo.tsx'
import { type CheckedFile, findMismatchedCourseMinutes, SOUND_FILE_ACCEPT } from './check-file.ts'
import { openUpload, type SoundFormValues } from './open-upload.ts'
import { SoundFilePreview } from './SoundFilePreview.tsx'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'
import { UploadFieldPrefiller } from './UploadFieldPrefiller.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { useDuplicateSound } from './use-duplicate-sound.ts'
import { useNotifyUploadOutcome } from './use-notify-upload-outcome.ts'
import { type ResumableUpload, useUploadTransfer } from './use-upload-transfer.ts'

interface Props {
  kind: SoundKind
  userId: string
  /** Whether a file is chosen; `checked` is null until the browser has checked it. */
  hasFile: boolean
  checked: CheckedFile | null
  /** With other rows, unfinished uploads are not listed, since they would include the uploads of those rows. */
  isOnly: boolean
  onChoose: (file: File) => void
  onRunning: (isRunning: boolean) => void
  onDone: (fileName: string) => void
  onRemove: () => void
}

/** Shows the form of a kind with its running upload, and the unfinished uploads of earlier pages. */
export function UploadForm({ kind, userId, hasFile, checked, isOnly, ...handlers }: Props) {
  const notify = useNotify()
  const { transfer, state, resumable, removeResumable } = useUploadTransfer(userId, {
    shouldFindResumable: isOnly,
    hasFile,
  })
  const reason = useNotifyUploadOutcome(transfer, state, handlers.onDone)
  const duplicate = useDuplicateSound(checked, kind)
  const isIdle = state.phase === 'idle'
  const notifyRunning = useEffectEvent(handlers.onRunning)
  useEffect(() => notifyRunning(!isIdle), [isIdle])

  async function resume(upload: ResumableUpload, chosen: File): Promise<void> {
    const { fileName } = upload
    const comparison = await compareFileWithUpload(upload, chosen)
    if (comparison === 'unreadable') return notify('console.sounds.unreadable', { type: 'warning' })
    if (comparison === 'other')
      return notify('console.sounds.otherFile', { type: 'warning', messageArgs: { fileName } })
    handlers.onChoose(chosen)
    removeResumable(upload.key)
    await transfer.resume(chosen, upload)
  }

  return (
    <RecordForm
      mode="onChange"
      // A router can block leaving for one form only.
      warnWhenUnsavedChanges={isOnly}
      onSubmit={(form: SoundFormValues) => {
        if (checked && isIdle) void transfer.begin(checked.file, (opened) => openUpload(kind, form, opened))
      }}
      toolbar={
        <UploadToolbar
          disabled={!isIdle}
          checked={checked}
          duplicate={duplicate}
          {...(!isOnly && { onRemove: handlers.onRemove })}
        />
      }
    >
      {isIdle && isOnly && (
        <UnfinishedUploads
          uploads={resumable}
          onResume={(upload, chosen) => void resume(upload, chosen)}
          onDiscard={transfer.discard}
          onDiscarded={({ key }) => removeResumable(key)}
        />
      )}
      <ChosenFile
        checked={checked}
        duplicate={duplicate}
        reason={reason}
        disabled={!isIdle}
        onChoose={handlers.onChoose}
      />
      {checked?.isMp3 && <SoundFilePreview file={checked.file} />}
      <UploadFieldPrefiller kind={kind} checked={checked} />
      <SoundInputs kind={kind} />
      <UploadProgress state={state} transfer={transfer} />
      <UnsavedUntilReady phase={state.phase} />
    </RecordForm>
  )
}

/** Keeps a submitted form unsaved until its file is registered, so that the user is asked before leaving it, also after a failure. */
function UnsavedUntilReady({ phase }: Pick<UploadTransferState, 'phase'>) {
  const { getValues, reset, formState } = useFormContext()
  const { isSubmitSuccessful } = formState
  const isReady = phase === 'ready'
  useEffect(() => {
    if (isReady) reset(getValues(), { keepValues: true })
    else if (isSubmitSuccessful) reset(undefined, { keepValues: true, keepDirty: true })
  }, [isReady, isSubmitSuccessful, getValues, reset])
  return null
}

/** The chosen file, and the sound that already has its content. */
interface ChosenFileState {
  checked: CheckedFile | null
  duplicate: Sound | undefined
}

interface ChosenFileProps extends ChosenFileState {
  /** The server's reason for rejecting the last file. */
  reason: string | undefined
  disabled: boolean
  onChoose: (file: File) => void
}

function ChosenFile({ checked, duplicate, reason, ...choice }: ChosenFileProps) {
  const translate = useTranslate()
  const problem = useFileProblem({ checked, duplicate })
  return (
    <FilePicker
      {...choice}
      label={translate('console.sounds.file')}
      accept={SOUND_FILE_ACCEPT}
      actionLabel="console.sounds.chooseFile"
      error={problem ?? reason}
    >
      {checked ? (
        <ChosenFileInfo checked={checked} isKnown={duplicate !== undefined} />
      ) : (
        <Typography>{translate('console.sounds.noFile')}</Typography>
      )}
    </FilePicker>
  )
}

/** Returns why the server would reject the chosen file, as far as the browser can tell. */
function useFileProblem({ checked, duplicate }: ChosenFileState): string | undefined {
  const translate = useTranslate()
  const minutes = findMismatchedCourseMinutes(
    checked?.durationSeconds ?? null,
    useWatch({ name: 'minutesCourse' }),
  )
  if (checked && !checked.isMp3) return translate('console.sounds.notMp3')
  if (duplicate) return translate('console.sounds.same', { title: duplicate.title })
  return minutes === null ? undefined : translate('console.sounds.notCourse', { minutes })
}

interface UploadToolbarProps extends ChosenFileState {
  disabled: boolean
  onRemove?: () => void
}

/** The button is disabled while a required value is missing or invalid, or while an upload is running. */
function UploadToolbar({ disabled, checked, duplicate, onRemove }: UploadToolbarProps) {
  const translate = useTranslate()
  const { isValid } = useFormState()
  const problem = useFileProblem({ checked, duplicate })
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
