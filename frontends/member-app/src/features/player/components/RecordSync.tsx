import { useEffect } from 'react'
import { useSession } from '../../session/session-context.ts'
import { records } from '../record/records.ts'

/** Sends a member's waiting records from the start of the app to the end of the session, whatever page is shown. */
export default function RecordSync() {
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => (userId ? records.start(userId) : undefined), [userId])
  return null
}
