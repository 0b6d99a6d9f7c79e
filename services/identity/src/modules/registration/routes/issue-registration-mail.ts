import { type App, describeErrors, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { EmailField, requireEmail } from '../../accounts/email-field.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { registrationForms } from '../registration-form.rules.ts'
import { sendRegistrationMail } from '../send-link.ts'

const schema = {
  operationId: 'issueRegistrationMail',
  summary: 'Sends the mail that confirms an address; responds alike whether it has an account or not',
  tags: ['account'],
  querystring: Type.Object({
    email: EmailField,
    productId: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{0,64}$',
        description: 'The product that was chosen before registering',
      }),
    ),
    form: Type.Optional(
      Type.Enum([...registrationForms], { description: 'The form that the link opens; general by default' }),
    ),
    agencyCode: Type.Optional(
      Type.String({
        pattern: '^[0-9]{12}$',
        description: 'The agency code that fills the form with an agency',
      }),
    ),
  }),
  response: { 200: Type.Object({}), ...describeErrors('E3001', 'E4290') },
}

export function issueRegistrationMail(app: App, context: IdentityContext): void {
  app.post('/account/issue-confirm-mail', { schema }, async (request) => {
    const now = context.clock()
    const email = requireEmail(request.query.email)
    const address = getThrottleAddress(request)
    // A rejected call does not use up the address's other calls.
    await context.throttle.countAddressAttempt(address, now, 'mail')
    await context.throttle.countAddressAttempt(address, now, 'account')
    const { productId, form = 'general', agencyCode = null } = request.query
    const link = { productId: productId || null, form, agencyCode }
    await sendRegistrationMail(context, { ...link, email, language: getRequestLanguage(request), now })
    return {}
  })
}
