import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { changeGrants } from '../change-grants.ts'

const schema = {
  operationId: 'changeAuthority',
  summary: 'Grants an authority to members or withdraws it',
  tags: ['grant'],
  body: Type.Object({
    userIds: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 99 }),
    authority: Type.String({ maxLength: 64, description: 'ai_esthe or upload_operator' }),
    authorityType: Type.Enum([0, 1], { description: '0 grants, 1 withdraws' }),
  }),
  response: {
    200: Type.Object({}),
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030'),
  },
}

export function changeAuthority(app: App, context: IdentityContext): void {
  app.post('/grant/grant-deprivation', { schema }, async (request) => {
    const { userIds, authority, authorityType } = request.body
    await changeGrants(context, requireSession(request).userId, {
      userIds,
      authority,
      isGrant: authorityType === 0,
    })
    return {}
  })
}
