import {
  ApiError,
  type App,
  pageQueryProperties,
  type Role,
  requireSession,
  type Session,
  toOffsetAndLimit,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { fieldText } from '../../../texts.ts'
import { canListPeople, countPeople, listPeople, type PeopleFilter } from '../people.sql.ts'
import { PersonResponse, toPersonResponse } from '../person-response.ts'

const roleNames: Record<string, Role> = { customer: 'ROLE_CUSTOMER', pic: 'ROLE_PERSON_IN_CHARGE' }

const schema = {
  operationId: 'listUsers',
  summary:
    'Lists customers and persons in charge: those of the own agency, or, for administrators, those that the condition finds',
  tags: ['account'],
  querystring: Type.Object({
    ...pageQueryProperties,
    condition: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Part of name, reading, login name or e-mail; administrators must give one',
      }),
    ),
    roles: Type.Optional(
      Type.String({ maxLength: 40, description: 'customer, pic or both, comma-separated' }),
    ),
  }),
  response: {
    200: Type.Object({
      size: Type.Integer({ description: 'The number on all pages together' }),
      users: Type.Array(PersonResponse),
    }),
    ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

export function listUsers(app: App, context: IdentityContext): void {
  app.get('/account/all-users', { schema }, async (request) => {
    const { db } = context
    const { condition, roles } = request.query
    const wanted = {
      ...toVisiblePeopleFilter(requireSession(request)),
      roles: requireRoles(roles ?? 'customer,pic'),
      ...(condition && { condition }),
    }
    const page = toOffsetAndLimit(request.query)
    if (!canListPeople(wanted)) return { size: 0, users: [] }
    const [size, rows] = await Promise.all([countPeople(db, wanted), listPeople(db, wanted, page)])
    return { size, users: rows.map(toPersonResponse) }
  })
}

/** Returns the conditions that restrict the caller. */
export function toVisiblePeopleFilter(session: Session): PeopleFilter {
  if (session.roles.includes('ROLE_ADMIN')) return {}
  if (session.agencyCode === null) throw new ApiError('E4040')
  return { agencyCode: session.agencyCode }
}

function requireRoles(typed: string): Role[] {
  return typed.split(',').map((name) => {
    const role = roleNames[name.trim()]
    if (role) return role
    throw new ApiError('E3001', { fields: { roles: fieldText('customerOrPic') } })
  })
}
