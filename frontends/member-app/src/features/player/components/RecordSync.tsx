import { useEffect } from 'react'
import { useSession } from '../../session/session-context.ts'
import { readMember } from '../../session/session-tabs.ts'
import { playbackStore } from '../audio/playback-store.ts'
import { offlineSounds } from '../offline/offline-sounds.ts'
import { reviewOfflineSounds } from '../offline/review-offline-sounds.ts'
import { records } from '../record/records.ts'

/**
 * Sends a member's waiting records from the start of the app to the end of the session, whatever page is shown. The current play and
 * the offline sounds end with the session; the sounds stay where only the page around this component failed.
 */
export default function RecordSync() {
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    const stop = records.start(userId)
    const review = () => void reviewOfflineSounds(userId)
    review()
    window.addEventListener('online', review)
    return () => {
      window.removeEventListener('online', review)
      playbackStore.end()
      stop()
      if (readMember()?.id !== userId) void offlineSounds.clear()
    }
  }, [userId])
  return null
}
