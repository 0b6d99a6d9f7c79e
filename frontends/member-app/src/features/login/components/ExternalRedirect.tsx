import { useEffect } from 'react'
import { pageNavigation } from '../page-navigation.ts'

/** Redirects to a page of another app, such as the console. */
export function ExternalRedirect({ to }: { to: string }) {
  useEffect(() => pageNavigation.leaveApp(to), [to])
  return null
}
