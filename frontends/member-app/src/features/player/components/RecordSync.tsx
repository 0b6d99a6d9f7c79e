import { useEffect } from 'react'
import { useSession } from '../../session/session-context.ts'
import { playbackStore } from '../audio/playback-store.ts'
import { records } from '../record/records.ts'

/**
 * Sends a member's waiting records from the start of the app to the end of the session, whatever page is shown; a play that goes on
 * ends with the session.
 */
export default function RecordSync() {
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    const stop = records.start(userId)
    return () => {
      playbackStore.end()
      stop()
    }
  }, [userId])
  return null
}
