import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors, identityErrors } from '../../../errors.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import {
  lockWhetherPasskeyRequired,
  mustUsePasskey,
} from '../../passkey-requirements/require-login-method.ts'
import { redeemSecondFactorCode } from '../../second-factor/codes.ts'
import { isSecondFactorRequired } from '../../second-factor/second-factor.rules.ts'
import { findSecondFactor } from '../../second-factor/second-factors.sql.ts'
import { raiseAssurance, replaceAccessTokenCookie } from '../../sessions/assurance.ts'
import { requirePassword } from '../require-password.ts'

const schema = {
  operationId: 'confirmPassword',
  summary:
    'Raises a session of low assurance by the password, and by the code of the second factor if there is one',
  tags: ['auth'],
  body: Type.Object({
    password: Type.String({ minLength: 1, maxLength: 256 }),
    totpCode: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E3021', 'E4010', 'E4220', 'E4229', 'E4290'),
  },
}

/** A wrong password responds with 400, not 401, because the member stays logged in. */
export function confirmPassword(app: App, context: IdentityContext): void {
  app.post('/auth/confirm-password', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const { userId } = session
    const { db } = context
    const now = context.clock()
    const { password, totpCode = '' } = request.body
    await requirePassword(context, session, password, 'password')
    if (await mustUsePasskey(db, userId, now)) {
      const detail = { field: 'password', reason: 'passkey-required' }
      await db
        .transaction()
        .execute((trx) =>
          appendAuditEntry(trx, { actorId: userId, action: 'password-refused', subjectId: userId, detail }),
        )
      throw new ApiError('E4229')
    }
    const factor = await findSecondFactor(db, userId)
    if (factor?.confirmedAt) {
      const code = { userId, device: 'code confirmation' }
      await context.throttle.countAttempt(code, now)
      const isSpent = await redeemSecondFactorCode(db, {
        userId,
        typed: totpCode,
        keys: context.secrets.secondFactors,
        now,
      })
      if (!isSpent) {
        throw new ApiError('E4220', { fields: { totpCode: identityErrors.E4220 } })
      }
      await context.throttle.reset(code)
    }
    const mustEnrol = !factor?.confirmedAt && isSecondFactorRequired(session.roles, context.totpRequiredRoles)
    const to = mustEnrol ? 'enrolment' : 'full'
    const raised = await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      if (await lockWhetherPasskeyRequired(trx, userId, now)) throw new ApiError('E4229')
      return raiseAssurance(trx, session, { from: 'low', to })
    })
    await replaceAccessTokenCookie(context, reply, raised, now)
    return {}
  })
}
