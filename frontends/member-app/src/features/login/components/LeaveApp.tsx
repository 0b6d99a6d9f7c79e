import { useEffect } from 'react'
import { pageLoads } from '../page-loads.ts'

/** Redirects to a page of another app, such as the console. */
export function LeaveApp({ to }: { to: string }) {
  useEffect(() => pageLoads.leaveApp(to), [to])
  return null
}
