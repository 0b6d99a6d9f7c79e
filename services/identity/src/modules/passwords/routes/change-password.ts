import { ApiError, type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { RouteDeps } from '../../../deps.ts'
import { identityErrors } from '../../../errors.ts'
import { findMember } from '../../accounts/users.sql.ts'
import { requirePassword } from '../../logins/require-password.ts'
import { changePassword } from '../change-password.ts'
import { hashNewPassword, requireGoodPassword } from '../hash-new-password.ts'

const schema = {
  operationId: 'changePassword',
  summary: "Changes the member's password and ends the member's other sessions",
  tags: ['account'],
  body: Type.Object({
    currentPassword: Type.String(),
    newPassword: Type.String(),
    newVerifyPassword: Type.String(),
  }),
  response: {
    200: Type.Object({}),
    ...errorResponses(
      { ...commonErrors, ...identityErrors },
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

/** POST /account/change-password (D2§5, D-039, D-042). */
export function changePasswordRoute(app: App, deps: RouteDeps): void {
  app.post('/account/change-password', { schema }, async (request) => {
    const session = memberOf(request)
    const { currentPassword, newPassword, newVerifyPassword } = request.body
    if (currentPassword === '') {
      const { ja, en } = identityErrors.E3020
      throw new ApiError('E3020', { fields: { currentPassword: { ja, en } } })
    }
    const member = await findMember(deps.database.db, session.userId)
    if (!member) throw new ApiError('E4010')
    const names = [member.userId, member.username, member.email]
    const candidate = { password: newPassword, verify: newVerifyPassword, names }
    const fields = { password: 'newPassword', verify: 'newVerifyPassword' }
    // What is wrong with the form is said before a guess is counted.
    requireGoodPassword(candidate, fields)
    await requirePassword(deps, session, currentPassword, 'currentPassword')
    const passwordHash = await hashNewPassword(candidate, fields)
    await deps.database.db.transaction().execute((trx) =>
      changePassword(trx, deps, {
        userId: session.userId,
        sessionId: session.sessionId,
        passwordHash,
        action: 'password-changed',
        now: deps.clock(),
      }),
    )
    return {}
  })
}
