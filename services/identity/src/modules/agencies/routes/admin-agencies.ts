import { ApiError, type App, commonErrors, errorResponses } from '@hibiki/http'
import { Type } from 'typebox'
import { idFilter, ListQuery, readList, sendPage, textFilter } from '../../../admin/simple-rest.ts'
import type { RouteDeps } from '../../../deps.ts'
import { identityErrors } from '../../../errors.ts'
import { listPeople } from '../../accounts/people.sql.ts'
import { type ConsoleAgency, listAgencies, readAgency } from '../admin-agencies.sql.ts'

const Agency = Type.Object({
  id: Type.String(),
  code: Type.Union([Type.String(), Type.Null()], { description: 'Issued with the approval' }),
  name: Type.String(),
  state: Type.Enum(['applied', 'approved', 'rejected']),
  picCount: Type.Integer(),
  customerCount: Type.Integer(),
  createdAt: Type.String({ format: 'date-time' }),
})
const People = Type.Array(Type.Object({ id: Type.String(), username: Type.String(), userId: Type.String() }))

const list = {
  operationId: 'listAgencies',
  summary: 'Agencies, for the console',
  tags: ['admin'],
  querystring: ListQuery,
  response: {
    200: Type.Array(Agency),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E3001', 'E3040', 'E4010', 'E4014', 'E4030'),
  },
}
const one = {
  operationId: 'readAgency',
  summary: 'One agency with its people, 99 of each at most',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: {
    200: Type.Object({ ...Agency.properties, pics: People, customers: People }),
    ...errorResponses(commonErrors, 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

const sortable = ['id', 'code', 'name', 'state', 'picCount', 'customerCount', 'createdAt']
const filter = Type.Object(
  { ...idFilter, q: textFilter, state: Type.Optional(Agency.properties.state) },
  { additionalProperties: false },
)
const shown = (row: ConsoleAgency) => ({ ...row, createdAt: row.createdAt.toISOString() })

/** GET /admin/agencies and /admin/agencies/{id} (D-198). */
export function adminAgencies(app: App, deps: RouteDeps): void {
  const { db } = deps.database
  app.get('/admin/agencies', { schema: list }, async (request, reply) => {
    const { page, filter: wanted } = readList(request.query, {
      sortable,
      sort: ['createdAt', 'DESC'],
      filter,
    })
    return sendPage(reply, 'agencies', { page, found: await listAgencies(db, wanted, page), shown })
  })
  app.get('/admin/agencies/:id', { schema: one }, async (request) => {
    const agency = await readAgency(db, request.params.id)
    if (!agency) throw new ApiError('E4040')
    const people = async (role: 'ROLE_PERSON_IN_CHARGE' | 'ROLE_CUSTOMER') => {
      if (agency.code === null) return []
      const wanted = { agencyCode: agency.code, roles: [role] }
      const found = await listPeople(db, wanted, { offset: 0, limit: 99 })
      return found.map(({ id, name, userId }) => ({ id, username: name, userId }))
    }
    const [pics, customers] = await Promise.all([people('ROLE_PERSON_IN_CHARGE'), people('ROLE_CUSTOMER')])
    return { ...shown(agency), pics, customers }
  })
}
