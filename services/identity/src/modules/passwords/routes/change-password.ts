import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors, identityErrors } from '../../../errors.ts'
import { findMember } from '../../accounts/users.sql.ts'
import { lockAuthorizedMember, requirePassword } from '../../logins/require-password.ts'
import { lockMemberToReplaceSession } from '../../passkey-requirements/require-login-method.ts'
import { describeDevice } from '../../sessions/describe-device.ts'
import { openSession } from '../../sessions/open-session.ts'
import { findSessionOpening } from '../../sessions/sessions.sql.ts'
import { changePassword } from '../change-password.ts'
import { hashNewPassword, requireAcceptablePassword } from '../hash-new-password.ts'

const schema = {
  operationId: 'changePassword',
  summary: "Changes the member's password, ends the member's other sessions and gives this one new tokens",
  tags: ['account'],
  body: Type.Object({
    currentPassword: Type.String(),
    newPassword: Type.String(),
    newVerifyPassword: Type.String(),
  }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors(
      'E3001',
      'E3020',
      'E3021',
      'E3022',
      'E3023',
      'E3024',
      'E3025',
      'E3026',
      'E4010',
      'E4290',
    ),
  },
}

export function changePasswordRoute(app: App, context: IdentityContext): void {
  app.post('/account/change-password', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const { userId } = session
    const { currentPassword, newPassword, newVerifyPassword } = request.body
    if (currentPassword === '') {
      throw new ApiError('E3020', { fields: { currentPassword: identityErrors.E3020 } })
    }
    const member = await findMember(context.db, userId)
    if (!member) throw new ApiError('E4010')
    const names = [member.userId, member.username, member.email]
    const candidate = { password: newPassword, verify: newVerifyPassword, names }
    const fields = { password: 'newPassword', verify: 'newVerifyPassword' }
    // Errors of the form are thrown before a guess is counted.
    requireAcceptablePassword(candidate, fields)
    const currentHash = await requirePassword(context, session, currentPassword, 'currentPassword')
    const passwordHash = await hashNewPassword(candidate, fields)
    const now = context.clock()
    const tokens = await context.db.transaction().execute(async (trx) => {
      await lockMemberToReplaceSession(trx, userId)
      await lockAuthorizedMember(trx, session, { passwordHash: currentHash, now })
      const opening = (await findSessionOpening(trx, session.sessionId)) ?? {
        assurance: 'low' as const,
        openedBy: null,
      }
      await changePassword(trx, context, { userId, passwordHash, action: 'password-changed', now })
      // This browser gets a new session, so that copies of its old tokens are rejected from now on.
      const device = describeDevice(request.headers['user-agent'])
      return openSession(trx, context.keys, { userId, now, replacedToken: undefined, device, ...opening })
    })
    context.cookies.set(reply, tokens, now)
    return {}
  })
}
