import { ApiError, type App, commonErrors, errorResponses } from '@hibiki/http'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { RouteDeps } from '../../deps.ts'
import { identityErrors } from '../../errors.ts'
import { contains, every, oneOf, pageOf } from '../../repositories/console-list.ts'
import { type ConsoleMember, consoleMembers } from '../../repositories/console-members.ts'
import { listSessions } from '../../repositories/sessions.ts'
import { AdminMember, shownMember } from './shown-member.ts'
import { idFilter, ListQuery, readList, sendRange, textFilter } from './simple-rest.ts'

const list = {
  operationId: 'listMembers',
  summary: 'Members, for the console',
  tags: ['admin'],
  querystring: ListQuery,
  response: {
    200: Type.Array(AdminMember),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E3001', 'E3040', 'E4010', 'E4014', 'E4030'),
  },
}

const one = {
  operationId: 'readMember',
  summary: 'One member with the living sessions',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: {
    200: Type.Object({
      ...AdminMember.properties,
      sessions: Type.Array(
        Type.Object({
          id: Type.String(),
          device: Type.String(),
          createdAt: Type.String(),
          lastUsedAt: Type.String(),
        }),
      ),
    }),
    ...errorResponses(commonErrors, 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

const sortable = [
  'id',
  'userId',
  'username',
  'email',
  'premium',
  'createdAt',
  'lastLoginAt',
  'deletionEffectiveAt',
]
const columns = Object.fromEntries(sortable.map((name) => [name, name]))
const filter = Type.Object(
  { ...idFilter, q: textFilter, role: textFilter, agencyCode: textFilter, authority: textFilter },
  { additionalProperties: false },
)

/** GET /admin/members and /admin/members/{id} (D-198). */
export function members(app: App, deps: RouteDeps): void {
  const { db } = deps.database
  app.get('/admin/members', { schema: list }, async (request, reply) => {
    const page = readList(request.query, { columns, sort: ['createdAt', 'DESC'], filter })
    const { id, q, role, agencyCode, authority } = page.filter
    const where = every([
      id && oneOf('id', id),
      q && contains(q, 'username', 'userId', 'email'),
      role && sql`${role} = any(roles)`,
      agencyCode && contains(agencyCode, 'agencyCode'),
      authority && sql`${authority.toLowerCase()} = any(authorities)`,
    ])
    const query = sql`select * from (${consoleMembers}) m where ${where}`
    const { rows, total } = await pageOf<ConsoleMember>(db, query, page)
    sendRange(reply, 'members', { offset: page.offset, count: rows.length, total })
    return rows.map(shownMember)
  })
  app.get('/admin/members/:id', { schema: one }, async (request) => {
    const query = sql`select * from (${consoleMembers}) m where id::text = ${request.params.id}`
    const { rows } = await pageOf<ConsoleMember>(db, query, { orderBy: sql`id`, offset: 0, limit: 1 })
    const [member] = rows
    if (!member) throw new ApiError('E4040')
    const living = await listSessions(db, member.id, deps.clock())
    const sessions = living.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }))
    return { ...shownMember(member), sessions }
  })
}
