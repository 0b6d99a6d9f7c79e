import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { lowerAssurance } from '../assurance.ts'

const schema = {
  operationId: 'lowerAssurance',
  summary:
    'Lowers this session to low assurance until the password is confirmed, for example to hand the device over',
  tags: ['auth'],
  response: { 200: Type.Object({}), ...describeErrors('E4010') },
}

/** Staff call it before they hand their tablet to a customer; POST /auth/confirm-password raises the session again. */
export function lowerAssuranceRoute(app: App, context: IdentityContext): void {
  app.post('/auth/lower-assurance', { schema }, async (request, reply) => {
    await lowerAssurance(context, reply, requireSession(request))
    return {}
  })
}
