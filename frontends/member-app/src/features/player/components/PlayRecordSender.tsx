import { useEffect } from 'react'
import { useSession } from '../../session/session-context.ts'
import { readMember } from '../../session/session-tabs.ts'
import { playbackStore } from '../audio/playback-store.ts'
import { deleteRevokedOfflineSounds } from '../offline/delete-revoked-offline-sounds.ts'
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
    const review = () => void deleteRevokedOfflineSounds(userId)
    review()
    window.addEventListener('online', review)
    return () => {
      window.removeEventListener('online', review)
      playbackStore.end()
      stop()
      if (readMember()?.id !== userId) void offlineSoundStore.clear()
    }
  }, [userId])
  return null
}
