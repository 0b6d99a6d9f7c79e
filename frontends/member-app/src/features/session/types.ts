import type { paths } from '../../lib/api/schema.gen.d.ts'

/** The current user of the specification. */
export type CurrentUser = paths['/auth/me']['post']['responses']['200']['content']['application/json']
export type Role = CurrentUser['roles'][number]

export type SessionStatus = 'checking' | 'visitor' | 'member'

/** Why a session ended. */
export type SessionEnd =
  | { reason: 'logout' }
  | { reason: 'refused' }
  | { reason: 'duplicate'; message: string }
