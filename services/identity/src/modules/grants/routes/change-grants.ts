import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { changeGrants } from '../change-grants.ts'

const schema = {
  operationId: 'changeGrants',
  summary: 'Grants an authority to members or withdraws it',
  tags: ['admin'],
  body: Type.Object({
    userIds: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 99 }),
    authority: Type.String({ maxLength: 64 }),
    authorityType: Type.Enum([0, 1], { description: '0 grants, 1 withdraws' }),
  }),
  response: {
    200: Type.Object({ changed: Type.Integer() }),
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030'),
  },
}

export function changeGrantsRoute(app: App, context: IdentityContext): void {
  app.post('/admin/grants/change', { schema }, async (request) => {
    const { userIds, authority, authorityType } = request.body
    const isGrant = authorityType === 0
    return {
      changed: await changeGrants(context, requireSession(request).userId, { userIds, authority, isGrant }),
    }
  })
}
