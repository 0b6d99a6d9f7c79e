import { createContext, use } from 'react'
import type { CurrentUser, SessionEnd, SessionStatus } from './types.ts'

export interface Session {
  status: SessionStatus
  user: CurrentUser | null
  /** An identity that changes when a member logs in or out, but not when the same one is confirmed again; cached data belongs to one key. */
  sessionKey: object
  /** Fetches the member after a call that began a session (login, registration, easy login). Returns null without a session. */
  enter(): Promise<CurrentUser | null>
  /** Fetches the member again after a change of their data. A member stays one while the server cannot be reached. */
  verify(): Promise<boolean>
  logout(): Promise<void>
  /** Set when the session ended in this tab; cleared by `acknowledgeEnd`. */
  end: SessionEnd | null
  acknowledgeEnd(): void
}

export const SessionContext = createContext<Session | null>(null)

/** Returns the session, whose status is `checking` at start, then `visitor` or `member`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
