import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { searchCustomerById, searchCustomers } from '../customers.sql.ts'
import { listSearchSpellings, MAX_SEARCH_CONDITION_LENGTH } from '../search-text.rules.ts'

/** A search returns at most this many rows; the condition can be narrowed. */
const MAX_RESULTS = 99

const schema = {
  operationId: 'searchChartCustomers',
  summary:
    'Lists customers of the own agency by part of name, reading, mail address or login name, assigned ones first; or finds one by id',
  tags: ['calte'],
  querystring: Type.Object({
    condition: Type.Optional(Type.String({ maxLength: MAX_SEARCH_CONDITION_LENGTH })),
    userId: Type.Optional(Id),
  }),
  response: {
    200: Type.Object({
      users: Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          nameKana: Type.String({ description: 'Reading of the name in katakana; empty without one' }),
          email: Type.String(),
          agency: Type.Union([Type.String({ description: 'Agency code' }), Type.Null()]),
          assigned: Type.Boolean(),
        }),
        { maxItems: MAX_RESULTS },
      ),
    }),
  },
}

export function searchChartCustomers(app: App, { db }: ChartsContext): void {
  app.get('/pic/calte/customers', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const isAdmin = session.roles.includes('ROLE_ADMIN')
    const { condition = '', userId: memberId } = request.query
    const spellings = listSearchSpellings(condition)
    // Across agencies at least one character is required; a person in charge without an agency has no customers.
    if (isAdmin && spellings.length === 0 && memberId === undefined)
      throw new ApiError('CHARTS_CONDITION_REQUIRED')
    reply.header('cache-control', 'no-store')
    if (!isAdmin && session.agencyCode === null) return { users: [] }
    const search = {
      agencyCode: isAdmin ? null : session.agencyCode,
      spellings,
      assignedTo: session.userId,
      limit: MAX_RESULTS,
    }
    const found = memberId
      ? await searchCustomerById(db, { ...search, memberId })
      : await searchCustomers(db, search)
    return {
      users: found.map(({ memberId, name, nameKana, email, agencyCode, isAssigned }) => ({
        id: memberId,
        name,
        nameKana: nameKana ?? '',
        email,
        agency: agencyCode,
        assigned: isAssigned,
      })),
    }
  })
}
