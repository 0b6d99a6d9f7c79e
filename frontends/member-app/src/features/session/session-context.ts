import { createContext, use } from 'react'
import type { CurrentUser, LoginResult, SessionEnd, SessionStatus } from './types.ts'

export interface Session {
  status: SessionStatus
  user: CurrentUser | null
  /** Changes when a member comes or goes; data loaded in one era is not kept for the next. */
  era: object
  login(credentials: { loginId: string; password: string }): Promise<LoginResult>
  logout(): Promise<void>
  /** Set when the session ended without the member asking; cleared by `acknowledgeEnd`. */
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
