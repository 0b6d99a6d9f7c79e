import { type App, commonErrors, errorResponses } from '@hibiki/http'
import { Type } from 'typebox'
import { requireAuthority } from '../../accounts/change-grants.ts'
import type { RouteDeps } from '../../deps.ts'
import { identityErrors } from '../../errors.ts'
import { listMembers } from '../../repositories/console-members.ts'
import { AdminMember, toMemberResponse } from './member-response.ts'
import { idFilter, ListQuery, readList, sendPage, textFilter } from './simple-rest.ts'

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
const filter = Type.Object(
  { ...idFilter, q: textFilter, authority: textFilter, holds: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)

/** GET /admin/grants (D-056, D-198). */
export function grants(app: App, deps: RouteDeps): void {
  app.get('/admin/grants', { schema }, async (request, reply) => {
    const { page, filter: asked } = readList(request.query, { sortable, sort: ['username', 'ASC'], filter })
    const { authority = 'ai_esthe', holds: held = true, ...wanted } = asked
    const name = requireAuthority(authority, 'filter')
    const found = await listMembers(deps.database.db, { ...wanted, authority: { name, held } }, page)
    return sendPage(reply, 'grants', { page, found, shown: toMemberResponse })
  })
}
