import { UnreadableFileError, type UploadTransfer, type UploadTransferState } from '@hibiki/sound-upload'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Notifies how an upload ended, in the words of the specification; returns why the last one was rejected. */
export function useNotifyUploadOutcome(
  transfer: UploadTransfer,
  state: UploadTransferState,
  onDone: (fileName: string) => void,
): string | undefined {
  const translate = useTranslate()
  const notify = useNotify()
  const [reason, setReason] = useState<string>()

  const onStateChange = useEffectEvent((ended: UploadTransferState) => {
    if (ended.phase === 'opening') return setReason(undefined)
    if (ended.phase === 'ready') {
      notify('console.sounds.done', { type: 'success' })
      transfer.reset()
      return onDone(ended.fileName)
    }
    if (ended.phase !== 'refused' && ended.phase !== 'failed') return
    notify('console.sounds.failed', { type: 'error' })
    setReason(ended.phase === 'refused' ? ended.reason : toReasonText(ended.error, translate))
    transfer.reset()
  })
  useEffect(() => onStateChange(state), [state])
  return reason
}

function toReasonText(error: unknown, translate: TFunction): string {
  if (error === null) return translate('console.sounds.gone')
  if (error instanceof UnreadableFileError) return translate('console.sounds.unreadable')
  if (error instanceof HttpError) {
    const fields = Object.values(
      (error.body as { fields?: Record<string, string> } | undefined)?.fields ?? {},
    )
    return fields.length > 0 ? fields.join(' ') : translate(error.message, { defaultValue: error.message })
  }
  return error instanceof Error && error.message ? error.message : translate('console.error.unreachable')
}
