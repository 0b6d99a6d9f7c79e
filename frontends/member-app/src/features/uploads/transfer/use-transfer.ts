import { createTransfer, createUnfinishedUploads } from '@hibiki/sound-upload'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { waitBeforeRequest } from '../../../lib/api/before-request.ts'
import { useSession } from '../../session/session-context.ts'
import { readUploadState } from '../api/read-upload-state.ts'

/** The one upload of this page, and the unfinished ones that this member began before. */
export function useTransfer() {
  const { user } = useSession()
  const [{ transfer, unfinished }] = useState(() => {
    const unfinished = createUnfinishedUploads(localStorage, String(user?.id))
    const beforeRequest = () => waitBeforeRequest('/upload/tus')
    return { unfinished, transfer: createTransfer({ unfinished, readState: readUploadState, beforeRequest }) }
  })
  const state = useSyncExternalStore(transfer.subscribe, transfer.getState)
  useEffect(() => () => transfer.close(), [transfer])
  useWarnBeforeLeaving(['opening', 'sending', 'waiting'].includes(state.phase))
  return { transfer, unfinished, state }
}

/** Makes the browser ask before the page is closed or reloaded. */
function useWarnBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [asks])
}
