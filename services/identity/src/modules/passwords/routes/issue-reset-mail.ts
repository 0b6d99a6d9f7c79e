import { type App, commonErrors, errorResponses, language } from '@hibiki/http'
import { Type } from 'typebox'
import type { RouteDeps } from '../../../deps.ts'
import { EmailField, requireEmail } from '../../accounts/email-field.ts'
import { clientAddress } from '../../logins/client-address.ts'
import { sendResetMail } from '../../registration/send-link.ts'

const schema = {
  operationId: 'issueResetMail',
  summary: 'Sends the link to the reset form; answers alike whether there is an account or not',
  tags: ['account'],
  querystring: Type.Object({ email: EmailField }),
  response: { 200: Type.Object({}), ...errorResponses(commonErrors, 'E3001', 'E4290') },
}

/** POST /account/forgot-password/issue-confirm-mail?email (D-032, R20). */
export function issueResetMail(app: App, deps: RouteDeps): void {
  app.post('/account/forgot-password/issue-confirm-mail', { schema }, async (request) => {
    const now = deps.clock()
    const email = requireEmail(request.query.email)
    await deps.throttle.checkAddress(clientAddress(request), now, 'account')
    await sendResetMail(deps, { email, language: language(request), now })
    return {}
  })
}
