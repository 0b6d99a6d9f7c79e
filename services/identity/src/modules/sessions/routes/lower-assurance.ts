import { type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { lowerAssurance } from '../change-assurance.ts'

const schema = {
  operationId: 'lowerAssurance',
  summary:
    'Makes this session one of low assurance until the password is confirmed, e.g. to hand the device over',
  tags: ['auth'],
  response: { 200: Type.Object({}), ...errorResponses(commonErrors, 'E4010') },
}

/** POST /auth/lower-assurance: before staff hand their tablet to a customer; POST /auth/confirm-password raises it again. */
export function lowerAssuranceRoute(app: App, context: IdentityContext): void {
  app.post('/auth/lower-assurance', { schema }, async (request, reply) => {
    await lowerAssurance(context, reply, memberOf(request))
    return {}
  })
}
