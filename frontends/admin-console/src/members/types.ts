import type { Answer, Row } from '../api/contract.ts'

type Single = Answer<'GET /admin/members/{id}'>

/** The sessions are only in the single record. */
export type Member = Row<'GET /admin/members'> & Partial<Pick<Single, 'sessions'>>
export type Role = Member['roles'][number]

export const roles: Role[] = [
  'ROLE_ADMIN',
  'ROLE_PERSON_IN_CHARGE',
  'ROLE_CUSTOMER',
  'ROLE_GENERAL',
  'ROLE_ENTERPRISE',
]
