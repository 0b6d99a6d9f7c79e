import { useEffect } from 'react'
import { useSession } from '../../session/session-context.ts'
import { rememberedMember } from '../../session/session-tabs.ts'
import { playbackStore } from '../audio/playback-store.ts'
import { keptSounds } from '../kept/kept-sounds.ts'
import { reviewKeptSounds } from '../kept/review-kept-sounds.ts'
import { records } from '../record/records.ts'

/**
 * Sends a member's waiting records from the start of the app to the end of the session, whatever page is shown; a play that goes on
 * ends with the session, and what was kept of its sounds goes with it, but not where only the page around this failed.
 */
export default function RecordSync() {
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    const stop = records.start(userId)
    const review = () => void reviewKeptSounds(userId)
    review()
    window.addEventListener('online', review)
    return () => {
      window.removeEventListener('online', review)
      playbackStore.end()
      stop()
      if (rememberedMember()?.id !== userId) void keptSounds.clear()
    }
  }, [userId])
  return null
}
