import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { listPeople } from '../people.sql.ts'
import { PersonResponse, toPersonResponse } from '../person-response.ts'
import { toVisiblePeopleFilter } from './list-users.ts'

const schema = {
  operationId: 'readUsers',
  summary: 'Returns the members of these ids that the caller may see, in the requested order',
  tags: ['account'],
  body: Type.Object({ userIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 99 }) }),
  response: {
    200: Type.Array(PersonResponse),
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

/** Members who are unknown or belong to another agency are left out. */
export function readUsers(app: App, context: IdentityContext): void {
  app.post('/account/users', { schema }, async (request) => {
    const ids = [...new Set(request.body.userIds)]
    const wanted = { ...toVisiblePeopleFilter(requireSession(request)), ids }
    const rows = await listPeople(context.db, wanted, { offset: 0, limit: ids.length })
    const byId = new Map(rows.map((row) => [row.id, toPersonResponse(row)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  })
}
