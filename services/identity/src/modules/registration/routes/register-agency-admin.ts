import { ApiError, type App, commonErrors, errorResponses, language, sendJson } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { identityErrors } from '../../../errors.ts'
import { createAccount, requireUsername } from '../../accounts/create-account.ts'
import { toDisplayName } from '../../accounts/display-name-field.ts'
import { requireEmail } from '../../accounts/email-field.ts'
import { admitAdmin } from '../../invitations/admit-admin.ts'
import { findClientAddress } from '../../logins/client-address.ts'
import { finishLogin, logIn } from '../../logins/log-in.ts'
import { hashNewPassword } from '../../passwords/hash-new-password.ts'
import { isSecondFactorRequired } from '../../second-factor/second-factor.rules.ts'
import { credentialErrors, credentialFields } from '../credential-fields.ts'

const schema = {
  operationId: 'registerAgencyAdmin',
  summary: 'Registers an invited administrator, logs in and returns the user id',
  tags: ['account'],
  body: Type.Object({
    ...credentialFields,
    agencyName: Type.Optional(
      Type.String({ maxLength: 400, description: 'Name of the agency in the form; it is not stored' }),
    ),
    invite: Type.Optional(
      Type.String({ maxLength: 200, description: 'Token of the invitation link, or the bootstrap secret' }),
    ),
  }),
  response: {
    200: Type.String({ description: 'User id' }),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E4005', ...credentialErrors),
  },
}

/** Only an invited person, or the first administrator, can register. */
export function registerAgencyAdmin(app: App, context: IdentityContext): void {
  app.post('/account/register-agency-admin', { schema }, async (request, reply) => {
    const now = context.clock()
    const { username, password, verifyPassword: verify, invite } = request.body
    await context.throttle.checkAddress(findClientAddress(request), now, 'account')
    if (!invite) throw new ApiError('E4005')
    const email = requireEmail(request.body.email)
    requireUsername(username)
    const displayName = toDisplayName(request.body.displayName, username)
    const passwordHash = await hashNewPassword(
      { password, verify, names: [username, displayName, email] },
      { password: 'password', verify: 'verifyPassword' },
    )
    const { userId, tokens } = await context.db.transaction().execute(async (trx) => {
      const admitted = await admitAdmin(trx, context, { invite, email, now })
      if (!admitted) throw new ApiError('E4005')
      const role = 'ROLE_ADMIN'
      const account = { username, displayName, email, passwordHash, language: language(request), now }
      const userId = await createAccount(trx, context, { ...account, role })
      await admitted(trx, userId)
      const mustEnrol = isSecondFactorRequired([role], context.totpRequiredRoles)
      const assurance = mustEnrol ? 'enrolment' : 'full'
      const tokens = await logIn(trx, context, request, { userId, assurance, by: 'registration', now })
      return { userId, tokens }
    })
    finishLogin(context, request, reply, { userId, tokens, now })
    return sendJson(reply, userId)
  })
}
