import type { Role } from '@hibiki/http'
import type { AgencyStatus } from '../../db/schema.ts'

/** An account as its operator creates it. */
export interface NewAccount {
  /** Given by the caller, so that data of other services can refer to it. */
  id: string
  /** Login name. */
  userId: string
  email: string
  username: string
  roles: Role[]
  authorities: string[]
  agencyCode: string | null
  agencyStatus: AgencyStatus
  /** What the member filled in; without it nothing. */
  profile?: { birthYear: number; birthMonth: number; birthDay: number; gender: 0 | 1 | 2 | null }
  /** When the account was opened; now without it. */
  createdAt?: Date
}
