import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { lockAuthorizedMember, requirePassword } from '../../logins/require-password.ts'
import { PasswordBody } from '../../passwords/password-body.ts'
import { isSecondFactorRequired } from '../second-factor.rules.ts'
import { closeReset, findPendingReset } from '../second-factor-resets.sql.ts'
import { deleteSecondFactor } from '../second-factors.sql.ts'

const schema = {
  operationId: 'disableSecondFactor',
  summary: 'Switches the second factor off',
  tags: ['account'],
  body: PasswordBody,
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E3021', 'E4010', 'E4014', 'E4222', 'E4290'),
  },
}

export function disableSecondFactor(app: App, context: IdentityContext): void {
  app.post('/account/totp/disable', { schema }, async (request) => {
    const session = requireSession(request)
    const { userId, roles } = session
    if (isSecondFactorRequired(roles, context.totpRequiredRoles)) throw new ApiError('E4222')
    const passwordHash = await requirePassword(context, session, request.body.password, 'password')
    await context.db.transaction().execute(async (trx) => {
      const now = context.clock()
      await lockAuthorizedMember(trx, session, { passwordHash, now })
      if (!(await deleteSecondFactor(trx, userId))) return
      // A pending reset must not switch off the factor that is set up next, but one of the passkeys only ends by the link of its mail.
      const reset = await findPendingReset(trx, userId)
      if (!reset?.coversPasskeys) await closeReset(trx, userId, { outcome: 'superseded', now })
      await appendAuditEntry(trx, {
        actorId: userId,
        action: 'second-factor-off',
        subjectId: userId,
        detail: {},
      })
    })
    return {}
  })
}
