import { type App, toOffsetAndLimit } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { canListPeople, listPeople } from '../../accounts/people.sql.ts'
import { PersonResponse, toPersonResponse } from '../../accounts/person-response.ts'
import { requireGrantableAuthority } from '../change-grants.ts'

const schema = {
  operationId: 'searchUsersToGrant',
  summary: 'Lists the members that the condition finds among those without an authority, or with it',
  tags: ['grant'],
  body: Type.Object({
    authType: Type.Enum([0, 1], { description: '0 finds members without the authority, 1 those with it' }),
    authorities: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 9 }),
    condition: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Part of name, login name or e-mail; without one nobody is found',
      }),
    ),
    page: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Number of the page, beginning with 0' }),
    ),
    size: Type.Optional(Type.Integer({ minimum: 1, description: 'At most 99, which is also the default' })),
  }),
  response: {
    200: Type.Array(PersonResponse),
    ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4030'),
  },
}

export function searchUsersToGrant(app: App, context: IdentityContext): void {
  app.post('/grant/search-users', { schema }, async (request) => {
    const { authType, authorities, condition, page = 0, size = 99 } = request.body
    const names = authorities.map((typed) => requireGrantableAuthority(typed, 'authorities'))
    const wanted = { authority: { names, held: authType === 1 }, ...(condition && { condition }) }
    const range = toOffsetAndLimit({ page, size })
    if (!canListPeople(wanted)) return []
    const rows = await listPeople(context.db, wanted, range)
    return rows.map(toPersonResponse)
  })
}
