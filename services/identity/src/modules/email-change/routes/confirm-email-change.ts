import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { describeDevice } from '../../sessions/describe-device.ts'
import { confirmEmailChange } from '../email-change.ts'

const schema = {
  operationId: 'confirmEmailChange',
  summary: 'Completes a change of address by the link of the mail',
  tags: ['account'],
  querystring: Type.Object({ path: Type.String({ maxLength: 200 }) }),
  response: {
    200: Type.Object({ email: Type.String() }),
    ...describeIdentityErrors('E3001', 'E4002'),
  },
}

/** The link may be opened in a browser without a session. */
export function confirmEmailChangeRoute(app: App, context: IdentityContext): void {
  app.post('/account/confirm-email-change', { schema }, async (request, reply) => {
    const now = context.clock()
    const device = describeDevice(request.headers['user-agent'])
    const change = { path: request.query.path, session: request.session, device, now }
    const { email, tokens } = await confirmEmailChange(context, change)
    if (tokens) context.cookies.set(reply, tokens, now)
    return { email }
  })
}
