import { UnreadableFileError, type UploadTransfer, type UploadTransferState } from '@hibiki/sound-upload'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useInvalidateStoredSounds } from '../api/use-stored-sounds.ts'
import { toFailureReason, toFieldErrors } from './failure.rules.ts'

/** Shows how an upload ended, in the words of the specification with the reason below, and resets the form. */
export function useShowUploadOutcome(
  transfer: UploadTransfer,
  state: UploadTransferState,
  onDone: () => void,
) {
  const { t } = useTranslation(['uploads', 'common'])
  const alert = useAlert()
  const invalidateSounds = useInvalidateStoredSounds()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const showRefusal = (reason: string | null, fields: Record<string, string>) => {
    setErrors(fields)
    const text = t('failed')
    if (reason !== null) alert(reason === text ? { text } : { title: text, text: reason })
  }
  const showOutcome = useEffectEvent((ended: UploadTransferState) => {
    if (ended.phase === 'ready') {
      alert({ text: t('done') })
      invalidateSounds()
      onDone()
    } else if (ended.phase === 'refused') showRefusal(ended.reason, { file: ended.reason })
    else if (ended.phase === 'failed') {
      const { error } = ended
      if (error instanceof UnreadableFileError) showRefusal(t('unreadable'), { file: t('unreadable') })
      else
        showRefusal(
          error === null ? t('gone') : toFailureReason(error, t('common:unreachable')),
          toFieldErrors(error),
        )
    } else return
    transfer.reset()
  })
  useEffect(() => showOutcome(state), [state])

  return { errors, clearErrors: () => setErrors({}) }
}
