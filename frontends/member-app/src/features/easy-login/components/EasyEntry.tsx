import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { useSession } from '../../session/session-context.ts'
import { logInEasily } from '../api/use-easy-login.ts'

/** Logs in by the link as soon as it is opened; a link that does not count shows the server's words. */
export function EasyEntry({ path }: { path: string }) {
  const { enter } = useSession()
  const [error, setError] = useState<unknown>(null)
  const tried = useRef(false)
  useEffect(() => {
    // Once: a second try would start a second session.
    if (tried.current) return
    tried.current = true
    logInEasily(path).then(enter).catch(setError)
  }, [path, enter])
  if (error === null) return <LoadingState />
  return (
    <>
      <ErrorState error={error} />
      <LoginLink />
    </>
  )
}
