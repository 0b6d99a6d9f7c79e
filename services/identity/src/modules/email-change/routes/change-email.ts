import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { EmailField, requireEmail } from '../../accounts/email-field.ts'
import { requirePassword } from '../../logins/require-password.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { requestEmailChange } from '../email-change.ts'

const schema = {
  operationId: 'changeEmail',
  summary: 'Starts a change of address: sends a link to the new address and a notice to the old one',
  tags: ['account'],
  body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 256 }), email: EmailField }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E3021', 'E4010', 'E4290'),
  },
}

/** It responds alike whether the new address has an account or not. */
export function changeEmail(app: App, context: IdentityContext): void {
  app.post('/account/change-email', { schema }, async (request) => {
    const session = requireSession(request)
    const now = context.clock()
    await context.throttle.countAddressAttempt(getThrottleAddress(request), now, 'mail')
    const email = requireEmail(request.body.email)
    const passwordHash = await requirePassword(context, session, request.body.password, 'password')
    await requestEmailChange(context, { session, passwordHash, email, now })
    return {}
  })
}
