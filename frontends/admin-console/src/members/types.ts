import type { ResponseOf, RowOf } from '../api/contract.ts'

type Single = ResponseOf<'GET /admin/members/{id}'>

/** The sessions and the second factor are only in the single record. */
export type Member = RowOf<'GET /admin/members'> &
  Partial<Pick<Single, 'sessions' | 'secondFactor' | 'secondFactorReset'>>
export type Role = Member['roles'][number]

export { roles } from '@hibiki/http/roles'
