import { type App, describeErrors, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { EmailField, requireEmail } from '../../accounts/email-field.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { sendPasswordResetMail } from '../../registration/send-link.ts'

const schema = {
  operationId: 'issueResetMail',
  summary: 'Sends the link to the reset form; responds alike whether there is an account or not',
  tags: ['account'],
  querystring: Type.Object({ email: EmailField }),
  response: { 200: Type.Object({}), ...describeErrors('E3001', 'E4290') },
}

export function issueResetMail(app: App, context: IdentityContext): void {
  app.post('/account/forgot-password/issue-confirm-mail', { schema }, async (request) => {
    const now = context.clock()
    const email = requireEmail(request.query.email)
    const address = getThrottleAddress(request)
    // A rejected call does not use up the address's other calls.
    await context.throttle.countAddressAttempt(address, now, 'mail')
    await context.throttle.countAddressAttempt(address, now, 'account')
    await sendPasswordResetMail(context, { email, language: getRequestLanguage(request), now })
    return {}
  })
}
