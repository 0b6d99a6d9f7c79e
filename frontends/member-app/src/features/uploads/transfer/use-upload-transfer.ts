import { createUnfinishedUploadStorage, createUploadTransfer } from '@hibiki/sound-upload'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { runBeforeRequestHook } from '../../../lib/api/before-request-hook.ts'
import { useWarnBeforeUnload } from '../../../lib/use-warn-before-unload.ts'
import { useSession } from '../../session/session-context.ts'
import { fetchUploadState } from '../api/fetch-upload-state.ts'

/** The one upload of this page, and the unfinished ones that this member began before. */
export function useUploadTransfer() {
  const { user } = useSession()
  const [{ transfer, unfinished }] = useState(() => {
    const unfinished = createUnfinishedUploadStorage(localStorage, String(user?.id))
    const beforeRequest = () => runBeforeRequestHook('/upload/tus')
    return {
      unfinished,
      transfer: createUploadTransfer({ unfinished, readState: fetchUploadState, beforeRequest }),
    }
  })
  const state = useSyncExternalStore(transfer.subscribe, transfer.getState)
  useEffect(() => () => transfer.close(), [transfer])
  useWarnBeforeUnload(['opening', 'sending', 'waiting'].includes(state.phase))
  return { transfer, unfinished, state }
}
