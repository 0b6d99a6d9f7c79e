import { useEffect } from 'react'
import { leaveApp } from '../leave-app.ts'

/** Stands where a member is sent on to another app, such as the console. */
export function LeaveApp({ to }: { to: string }) {
  useEffect(() => leaveApp(to), [to])
  return null
}
