import { useCallback, useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { useSession } from '../../session/session-context.ts'
import { logInByEasyLoginLink } from '../api/log-in-by-easy-login-link.ts'

/** Logs in by the link on opening; an invalid link shows the server's message. */
export function EasyLoginAttempt({ path }: { path: string }) {
  const { enter } = useSession()
  const [error, setError] = useState<unknown>(null)
  /** The login worked, but the session could not be verified afterwards. */
  const [isUnknown, setIsUnknown] = useState(false)
  const hasTried = useRef(false)
  const logInOrVerify = useCallback(async () => {
    setIsUnknown(false)
    setIsUnknown(!(await enter()))
  }, [enter])
  useEffect(() => {
    // This runs once, because a second login would start a second session.
    if (hasTried.current) return
    hasTried.current = true
    logInByEasyLoginLink(path).then(logInOrVerify).catch(setError)
  }, [path, logInOrVerify])
  if (error === null && !isUnknown) return <LoadingState />
  return (
    <>
      <ErrorState error={error} {...(isUnknown && { onRetry: logInOrVerify })} />
      <LoginLink />
    </>
  )
}
