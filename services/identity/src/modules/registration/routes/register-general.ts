import { ApiError, type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { createAccount, requireUsername } from '../../accounts/create-account.ts'
import {
  DisplayNameField,
  DisplayNameKanaField,
  toDisplayNameKana,
  toDisplayNameOrUsername,
} from '../../accounts/display-name-field.ts'
import { EmailField, requireEmail } from '../../accounts/email-field.ts'
import { logIn, setLoginCookies } from '../../logins/log-in.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { hashNewPassword } from '../../passwords/hash-new-password.ts'
import { mailLinkField } from '../agency-registration-fields.ts'
import { requireConfirmedAddress } from '../require-confirmed-address.ts'

const schema = {
  operationId: 'registerGeneral',
  summary: 'Registers a general member whose address was confirmed by mail, and logs the member in',
  tags: ['account'],
  body: Type.Object({
    email: EmailField,
    username: Type.String({ description: 'Login name: 3 to 32 half-width letters and digits' }),
    displayName: DisplayNameField,
    displayNameKana: DisplayNameKanaField,
    password: Type.String(),
    verifyPassword: Type.String(),
    agreeTermsOfService: Type.Boolean(),
    agreeProvidingData: Type.Boolean(),
    ...mailLinkField,
  }),
  response: {
    200: Type.Object({
      productId: Type.Optional(
        Type.String({ description: 'The product that was chosen before registering' }),
      ),
    }),
    ...describeIdentityErrors(
      'E3001',
      'E3022',
      'E3023',
      'E3024',
      'E3025',
      'E3026',
      'E3030',
      'E3031',
      'E4002',
      'E4003',
      'E4290',
    ),
  },
}

export function registerGeneral(app: App, context: IdentityContext): void {
  app.post('/account/register/general', { schema }, async (request, reply) => {
    const now = context.clock()
    const { username, password, verifyPassword, agreeTermsOfService, agreeProvidingData } = request.body
    await context.throttle.countAddressAttempt(getThrottleAddress(request), now, 'account')
    const email = requireEmail(request.body.email)
    const { db } = context
    const proven = await requireConfirmedAddress(context, request, { email, path: request.body.path, now })
    requireUsername(username)
    const displayName = toDisplayNameOrUsername(request.body.displayName, username)
    if (!agreeTermsOfService || !agreeProvidingData) throw new ApiError('E4003')
    const passwordHash = await hashNewPassword(
      { password, verify: verifyPassword, names: [username, displayName, email] },
      { password: 'password', verify: 'verifyPassword' },
    )
    const { userId, tokens } = await db.transaction().execute(async (trx) => {
      await proven.redeem(trx)
      const userId = await createAccount(trx, context, {
        username,
        displayName,
        displayNameKana: toDisplayNameKana(request.body),
        email,
        passwordHash,
        language: getRequestLanguage(request),
        role: 'ROLE_GENERAL',
        consents: { termsOfService: true, providingData: true },
        now,
      })
      const tokens = await logIn(trx, context, request, {
        userId,
        assurance: 'full',
        by: 'registration',
        now,
      })
      return { userId, tokens }
    })
    setLoginCookies(context, request, reply, { userId, tokens, now })
    context.registrationCookie.clear(reply)
    return proven.productId === null ? {} : { productId: proven.productId }
  })
}
