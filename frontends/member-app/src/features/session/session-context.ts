import { createContext, use } from 'react'
import type { Credentials, CurrentUser, LoginResult, SessionEnd, SessionStatus } from './types.ts'

export interface Session {
  status: SessionStatus
  user: CurrentUser | null
  /** Changes when a member comes or goes, not when the same one is confirmed again; data loaded in one era is not kept for the next. */
  era: object
  login(credentials: Credentials): Promise<LoginResult>
  /** After a call that began a session (registration, easy login): who is here now? False without a session. */
  enter(): Promise<boolean>
  /** After a change of the member's own data: who is here now? A member stays one while the server cannot say. */
  verify(): Promise<boolean>
  logout(): Promise<void>
  /** Set when the session ended in this tab; cleared by `acknowledgeEnd`. */
  end: SessionEnd | null
  acknowledgeEnd(): void
}

export const SessionContext = createContext<Session | null>(null)

/** Who is here: `checking` at start, then `visitor` or `member`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
