import { useEffect } from 'react'
import { useSession } from '../../session/session-context.ts'
import { readMember } from '../../session/session-tabs.ts'
import { playbackStore } from '../audio/playback-store.ts'
import { offlineSoundStore } from '../offline/offline-sound-store.ts'
import { appRecordSync } from '../record/app-record-sync.ts'

/**
 * Sends a member's waiting records from the start of the app to the end of the session, whatever page is shown. The current play and
 * the offline sounds end with the session; the sounds stay where only the page around this component failed.
 */
export default function PlayRecordSender() {
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    const stop = appRecordSync.start(userId)
    const stopLater = startAfterFirstPage(userId)
    return () => {
      playbackStore.end()
      stop()
      stopLater()
      if (readMember()?.id !== userId) void offlineSoundStore.clear()
    }
  }, [userId])
  return null
}

/** Starts what no first page needs, so its code is loaded separately. */
function startAfterFirstPage(userId: string): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const start = async () => {
    const [{ checkInSync }, { deleteRevokedOfflineSounds }] = await Promise.all([
      import('../check-in/check-in-sync.ts'),
      import('../offline/delete-revoked-offline-sounds.ts'),
    ])
    if (signal.aborted) return
    signal.addEventListener('abort', checkInSync.start(userId))
    const review = () => void deleteRevokedOfflineSounds(userId)
    review()
    window.addEventListener('online', review, { signal })
  }
  // Without a network that would load it there is nothing to send or to review; the next start of the app tries again.
  void start().catch(() => undefined)
  return () => ended.abort()
}
