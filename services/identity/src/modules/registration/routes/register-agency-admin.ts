import { ApiError, type App, getRequestLanguage, sendJsonTextOrNull } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { createAccount, requireUsername } from '../../accounts/create-account.ts'
import { toDisplayNameKana, toDisplayNameOrUsername } from '../../accounts/display-name-field.ts'
import { requireEmail } from '../../accounts/email-field.ts'
import { redeemAdminInvite } from '../../invitations/redeem-admin-invite.ts'
import { logIn, setLoginCookies } from '../../logins/log-in.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { hashNewPassword } from '../../passwords/hash-new-password.ts'
import { isSecondFactorRequired } from '../../second-factor/second-factor.rules.ts'
import { agencyRegistrationErrorCodes, agencyRegistrationFields } from '../agency-registration-fields.ts'

const schema = {
  operationId: 'registerAgencyAdmin',
  summary: 'Registers an invited administrator, logs in and returns the user id',
  tags: ['account'],
  body: Type.Object({
    ...agencyRegistrationFields,
    agencyName: Type.Optional(
      Type.String({ maxLength: 400, description: 'Name of the agency in the form; it is not stored' }),
    ),
    invite: Type.Optional(
      Type.String({ maxLength: 200, description: 'Token of the invitation link, or the bootstrap secret' }),
    ),
  }),
  response: {
    200: Type.String({ description: 'User id' }),
    ...describeIdentityErrors('E4005', ...agencyRegistrationErrorCodes),
  },
}

/** Only an invited person, or the first administrator, can register. */
export function registerAgencyAdmin(app: App, context: IdentityContext): void {
  app.post('/account/register-agency-admin', { schema }, async (request, reply) => {
    const now = context.clock()
    const { username, password, verifyPassword: verify, invite } = request.body
    await context.throttle.countAddressAttempt(getThrottleAddress(request), now, 'account')
    if (!invite) throw new ApiError('E4005')
    const email = requireEmail(request.body.email)
    requireUsername(username)
    const displayName = toDisplayNameOrUsername(request.body.displayName, username)
    const passwordHash = await hashNewPassword(
      { password, verify, names: [username, displayName, email] },
      { password: 'password', verify: 'verifyPassword' },
    )
    const { userId, tokens } = await context.db.transaction().execute(async (trx) => {
      const admitted = await redeemAdminInvite(trx, context, { invite, email, now })
      if (!admitted) throw new ApiError('E4005')
      const role = 'ROLE_ADMIN'
      const account = {
        username,
        displayName,
        displayNameKana: toDisplayNameKana(request.body),
        email,
        passwordHash,
        language: getRequestLanguage(request),
        now,
      }
      const userId = await createAccount(trx, context, { ...account, role })
      await admitted(trx, userId)
      const mustEnrol = isSecondFactorRequired([role], context.totpRequiredRoles)
      const assurance = mustEnrol ? 'enrolment' : 'full'
      const tokens = await logIn(trx, context, request, { userId, assurance, by: 'registration', now })
      return { userId, tokens }
    })
    setLoginCookies(context, request, reply, { userId, tokens, now })
    return sendJsonTextOrNull(reply, userId)
  })
}
