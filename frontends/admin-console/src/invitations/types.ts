export type InvitationState = 'open' | 'used' | 'expired' | 'revoked'

/** A one-time invitation to register as an administrator (D-045). */
export interface Invitation {
  id: string
  email: string
  createdBy: { id: string; username: string } | null
  createdAt: string
  expiresAt: string
  usedAt: string | null
  state: InvitationState
  /** Only in the answer to its creation, never again. */
  url?: string
}
