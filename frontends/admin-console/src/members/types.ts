export type Role =
  | 'ROLE_ADMIN'
  | 'ROLE_PERSON_IN_CHARGE'
  | 'ROLE_CUSTOMER'
  | 'ROLE_GENERAL'
  | 'ROLE_ENTERPRISE'

export const roles: Role[] = [
  'ROLE_ADMIN',
  'ROLE_PERSON_IN_CHARGE',
  'ROLE_CUSTOMER',
  'ROLE_GENERAL',
  'ROLE_ENTERPRISE',
]

export interface MemberSession {
  id: string
  device: string
  createdAt: string
  lastUsedAt: string
}

export interface Member {
  id: string
  /** The login name. */
  userId: string
  username: string
  email: string
  roles: Role[]
  authorities: string[]
  agency: { code: string; name: string; status: string } | null
  premium: boolean
  createdAt: string
  lastLoginAt: string | null
  deletionEffectiveAt: string | null
  /** Only in the single record. */
  sessions?: MemberSession[]
}
