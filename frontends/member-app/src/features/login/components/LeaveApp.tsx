import { useEffect } from 'react'
import { pageLoads } from '../page-loads.ts'

/** Stands where a member is sent on to another app, such as the console. */
export function LeaveApp({ to }: { to: string }) {
  useEffect(() => pageLoads.leaveApp(to), [to])
  return null
}
