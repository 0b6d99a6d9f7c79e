import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { type Session, SessionContext } from '../session-context.ts'
import { createSessionKeeper, type SessionState } from '../session-keeper.ts'
import type { SessionEnd } from '../types.ts'

/** Checks at start who is here and keeps that true (D1§4 Session). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<SessionState>({ status: 'checking', user: null })
  const [end, setEnd] = useState<SessionEnd | null>(null)
  const [keeper] = useState(() => createSessionKeeper())

  useEffect(
    () =>
      keeper.start({
        onState: (next) => {
          if (next.status === 'visitor') queryClient.clear()
          setState(next)
        },
        onEnd: setEnd,
      }),
    [keeper, queryClient],
  )

  const acknowledgeEnd = useCallback(() => setEnd(null), [])
  const session = useMemo<Session>(
    () => ({ ...state, end, acknowledgeEnd, login: keeper.login, logout: keeper.logout }),
    [state, end, acknowledgeEnd, keeper],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
