import type { ResponseOf, RowOf } from '../api/call-types.ts'

type Single = ResponseOf<'GET /admin/members/{id}'>

/** Only the response for one record contains the sessions and the second factor. */
export type Member = RowOf<'GET /admin/members'> &
  Partial<Pick<Single, 'sessions' | 'secondFactor' | 'secondFactorReset' | 'hasRequiredPasskey'>>
export type Role = Member['roles'][number]

export { roles } from '@hibiki/http/roles'
