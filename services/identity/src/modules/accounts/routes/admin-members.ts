import { ApiError, type App, commonErrors, errorResponses } from '@hibiki/http'
import { Type } from 'typebox'
import { idFilter, ListQuery, readList, sendPage, textFilter } from '../../../admin/simple-rest.ts'
import type { RouteDeps } from '../../../deps.ts'
import { identityErrors } from '../../../errors.ts'
import { listSessions } from '../../sessions/sessions.sql.ts'
import { AdminMember, toMemberResponse } from '../admin-member-response.ts'
import { listMembers, readMember } from '../admin-members.sql.ts'

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
const filter = Type.Object(
  { ...idFilter, q: textFilter, role: textFilter, agencyCode: textFilter, authority: textFilter },
  { additionalProperties: false },
)

/** GET /admin/members and /admin/members/{id} (D-198). */
export function adminMembers(app: App, deps: RouteDeps): void {
  const { db } = deps.database
  app.get('/admin/members', { schema: list }, async (request, reply) => {
    const { page, filter: asked } = readList(request.query, { sortable, sort: ['createdAt', 'DESC'], filter })
    const { authority, ...rest } = asked
    const name = authority?.toLowerCase()
    const wanted = { ...rest, ...(name && { authority: { name, held: true } }) }
    return sendPage(reply, 'members', {
      page,
      found: await listMembers(db, wanted, page),
      shown: toMemberResponse,
    })
  })
  app.get('/admin/members/:id', { schema: one }, async (request) => {
    const member = await readMember(db, request.params.id)
    if (!member) throw new ApiError('E4040')
    const living = await listSessions(db, member.id, deps.clock())
    const sessions = living.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }))
    return { ...toMemberResponse(member), sessions }
  })
}
