import { type App, commonErrors, errorResponses } from '@hibiki/http'
import { Type } from 'typebox'
import { idFilter, ListQuery, readList, sendPage, textFilter } from '../../../admin/simple-rest.ts'
import type { RouteDeps } from '../../../deps.ts'
import { identityErrors } from '../../../errors.ts'
import { AdminMember, toMemberResponse } from '../../accounts/admin-member-response.ts'
import { listMembers } from '../../accounts/admin-members.sql.ts'
import { requireAuthority } from '../change-grants.ts'

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
export function adminGrants(app: App, deps: RouteDeps): void {
  app.get('/admin/grants', { schema }, async (request, reply) => {
    const { page, filter: asked } = readList(request.query, { sortable, sort: ['username', 'ASC'], filter })
    const { authority = 'ai_esthe', holds: held = true, ...wanted } = asked
    const name = requireAuthority(authority, 'filter')
    const found = await listMembers(deps.database.db, { ...wanted, authority: { name, held } }, page)
    return sendPage(reply, 'grants', { page, found, shown: toMemberResponse })
  })
}
