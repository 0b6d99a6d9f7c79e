import { type App, commonErrors, errorResponses, language } from '@hibiki/http'
import { Type } from 'typebox'
import { sendRegistrationMail } from '../../accounts/send-link.ts'
import type { RouteDeps } from '../../deps.ts'
import { clientAddress } from '../../logins/client-address.ts'
import { EmailField, requireEmail } from '../email-field.ts'

const schema = {
  operationId: 'issueRegistrationMail',
  summary: 'Sends the mail that confirms an address; answers alike whether it has an account or not',
  tags: ['account'],
  querystring: Type.Object({
    email: EmailField,
    productId: Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$', description: 'The product chosen before registering' }),
    ),
  }),
  response: { 200: Type.Object({}), ...errorResponses(commonErrors, 'E3001', 'E4290') },
}

/** POST /account/issue-confirm-mail?email&productId (D-032, D-040, R20). */
export function issueConfirmMail(app: App, deps: RouteDeps): void {
  app.post('/account/issue-confirm-mail', { schema }, async (request) => {
    const now = deps.clock()
    const email = requireEmail(request.query.email)
    await deps.throttle.checkAddress(clientAddress(request), now, 'account')
    const productId = request.query.productId || null
    await sendRegistrationMail(deps, { email, productId, language: language(request), now })
    return {}
  })
}
