import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Session, SessionContext } from '../session-context.ts'
import { createSessionStore, type SessionState } from '../session-store.ts'
import type { SessionEnd } from '../types.ts'

interface Era {
  state: SessionState
  era: object
}

/**
 * A new era begins when a member comes or goes. A visitor found at start continues the first one, and a member confirmed
 * again keeps theirs: a new one would stop the sound that is playing.
 */
const next = (before: Era, state: SessionState): Era => ({
  state,
  era: before.state.user?.id === state.user?.id ? before.era : {},
})

/** Checks at start who is here and keeps that true. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [{ state, era }, setEra] = useState<Era>({ state: { status: 'checking', user: null }, era: {} })
  const [end, setEnd] = useState<SessionEnd | null>(null)
  const [store] = useState(createSessionStore)
  const isStart = useRef(true)

  useEffect(
    () =>
      store.start({
        onState: (state) => {
          const change = () => setEra((before) => next(before, state))
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
      era,
      end,
      acknowledgeEnd,
      login: store.login,
      enter: store.enter,
      verify: store.verify,
      logout: store.logout,
    }),
    [state, era, end, acknowledgeEnd, store],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
