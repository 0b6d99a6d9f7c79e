import type { Role } from '@hibiki/http'
import type { MembershipStatus } from '../../db/identity-tables.ts'

/** An account as its operator creates it. */
export interface NewAccount {
  /** The caller chooses the id, so that data of other services can refer to it. */
  id: string
  /** The login name. */
  userId: string
  email: string
  username: string
  /** The reading of the name in katakana; none when it is left out. */
  usernameKana?: string
  roles: Role[]
  authorities: string[]
  agencyCode: string | null
  agencyStatus: MembershipStatus
  /** What the member filled in; empty when it is left out. */
  profile?: { birthYear: number; birthMonth: number; birthDay: number; gender: 0 | 1 | 2 | null }
  /** When the account was opened; now when it is left out. */
  createdAt?: Date
}
