import { type App, commonErrors, errorResponses } from '@hibiki/http'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { requireAuthority } from '../../accounts/change-grants.ts'
import type { RouteDeps } from '../../deps.ts'
import { identityErrors } from '../../errors.ts'
import { contains, every, oneOf, pageOf } from '../../repositories/console-list.ts'
import { type ConsoleMember, consoleMembers } from '../../repositories/console-members.ts'
import { AdminMember, shownMember } from './shown-member.ts'
import { idFilter, ListQuery, readList, sendRange, textFilter } from './simple-rest.ts'

const schema = {
  operationId: 'listGrants',
  summary: 'Members who hold an authority, or lack it',
  tags: ['admin'],
  querystring: ListQuery,
  response: {
    200: Type.Array(AdminMember),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E3001', 'E3040', 'E4010', 'E4014', 'E4030'),
  },
}

const sortable = ['id', 'userId', 'username', 'email', 'createdAt', 'lastLoginAt']
const columns = Object.fromEntries(sortable.map((name) => [name, name]))
const filter = Type.Object(
  { ...idFilter, q: textFilter, authority: textFilter, holds: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)

/** GET /admin/grants (D-056, D-198). */
export function grants(app: App, deps: RouteDeps): void {
  app.get('/admin/grants', { schema }, async (request, reply) => {
    const page = readList(request.query, { columns, sort: ['username', 'ASC'], filter })
    const { id, q, holds = true } = page.filter
    const authority = requireAuthority(page.filter.authority ?? 'ai_esthe', 'filter')
    const where = every([
      id && oneOf('id', id),
      q && contains(q, 'username', 'userId', 'email'),
      sql`(${authority} = any(authorities)) = ${holds}`,
    ])
    const query = sql`select * from (${consoleMembers}) m where ${where}`
    const { rows, total } = await pageOf<ConsoleMember>(deps.database.db, query, page)
    sendRange(reply, 'grants', { offset: page.offset, count: rows.length, total })
    return rows.map(shownMember)
  })
}
