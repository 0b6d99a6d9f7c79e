import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Session, SessionContext } from '../session-context.ts'
import { createSessionStore, type SessionState } from '../session-store.ts'
import type { SessionEnd } from '../types.ts'

interface KeyedSession {
  state: SessionState
  sessionKey: object
}

/**
 * The key changes when a member logs in or out. A visitor found at start and a member confirmed again keep theirs, because a new
 * key would stop the sound that is playing.
 */
const toKeyedSession = (before: KeyedSession, state: SessionState): KeyedSession => ({
  state,
  sessionKey: before.state.user?.id === state.user?.id ? before.sessionKey : {},
})

/** Checks the session at start and keeps it up to date. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [{ state, sessionKey }, setKeyedSession] = useState<KeyedSession>({
    state: { status: 'checking', user: null },
    sessionKey: {},
  })
  const [end, setEnd] = useState<SessionEnd | null>(null)
  const [store] = useState(createSessionStore)
  const isStart = useRef(true)

  useEffect(
    () =>
      store.start({
        onState: (state) => {
          const change = () => setKeyedSession((before) => toKeyedSession(before, state))
          // At start the whole page changes and nobody has tapped anything: it is drawn in slices that leave room for a touch.
          if (isStart.current) startTransition(change)
          else change()
          isStart.current = false
        },
        onEnd: setEnd,
      }),
    [store],
  )

  const acknowledgeEnd = useCallback(() => setEnd(null), [])
  const session = useMemo<Session>(
    () => ({
      ...state,
      sessionKey,
      end,
      acknowledgeEnd,
      enter: store.enter,
      verify: store.verify,
      logout: store.logout,
    }),
    [state, sessionKey, end, acknowledgeEnd, store],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
