import { ApiError, type App, commonErrors, errorResponses } from '@hibiki/http'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { AgencyState } from '../../db/agency-tables.ts'
import type { RouteDeps } from '../../deps.ts'
import { identityErrors } from '../../errors.ts'
import { contains, every, oneOf, pageOf } from '../../repositories/console-list.ts'
import { listPeople } from '../../repositories/people.ts'
import { idFilter, ListQuery, readList, sendRange, textFilter } from './simple-rest.ts'

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

interface Row {
  id: string
  code: string | null
  name: string
  state: AgencyState
  picCount: number
  customerCount: number
  createdAt: Date
}

const members = (role: string) => sql`(select count(*) from users u join user_roles r on r.user_id = u.id
  where u.agency_code = a.code and u.agency_status = '3' and r.role = ${role})`
const agencyRows = sql`select a.id, a.code, a.name, a.state, a.created_at as "createdAt",
  ${members('ROLE_PERSON_IN_CHARGE')} as "picCount", ${members('ROLE_CUSTOMER')} as "customerCount"
  from agencies a`

const sortable = ['id', 'code', 'name', 'state', 'picCount', 'customerCount', 'createdAt']
const columns = Object.fromEntries(sortable.map((name) => [name, name]))
const filter = Type.Object(
  { ...idFilter, q: textFilter, state: Type.Optional(Agency.properties.state) },
  { additionalProperties: false },
)
const shown = (row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() })

/** GET /admin/agencies and /admin/agencies/{id} (D-198). */
export function agencies(app: App, deps: RouteDeps): void {
  const { db } = deps.database
  app.get('/admin/agencies', { schema: list }, async (request, reply) => {
    const page = readList(request.query, { columns, sort: ['createdAt', 'DESC'], filter })
    const { id, q, state } = page.filter
    const where = every([
      id && oneOf('id', id),
      q && contains(q, 'name', 'code'),
      state && sql`state = ${state}`,
    ])
    const query = sql`select * from (${agencyRows}) m where ${where}`
    const { rows, total } = await pageOf<Row>(db, query, page)
    sendRange(reply, 'agencies', { offset: page.offset, count: rows.length, total })
    return rows.map(shown)
  })
  app.get('/admin/agencies/:id', { schema: one }, async (request) => {
    const query = sql`select * from (${agencyRows}) m where id::text = ${request.params.id}`
    const { rows } = await pageOf<Row>(db, query, { orderBy: sql`id`, offset: 0, limit: 1 })
    const [agency] = rows
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
