import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors, identityErrors } from '../../../errors.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { lockAuthorizedMember, requirePassword } from '../../logins/require-password.ts'
import { createRecoveryCodes, redeemSecondFactorCode } from '../codes.ts'
import { findSecondFactor, replaceRecoveryCodes } from '../second-factors.sql.ts'

const schema = {
  operationId: 'renewRecoveryCodes',
  summary:
    'Replaces the recovery codes after checking the password and a code; only this response contains the new ones',
  tags: ['account'],
  body: Type.Object({
    password: Type.String({ minLength: 1, maxLength: 256 }),
    totpCode: Type.String({ maxLength: 40 }),
  }),
  response: {
    200: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
    ...describeIdentityErrors('E3001', 'E3021', 'E4010', 'E4014', 'E4220', 'E4290'),
  },
}

/** It is for members who lost their codes, perhaps with the response that contained them. */
export function renewRecoveryCodes(app: App, context: IdentityContext): void {
  app.post('/account/totp/recovery-codes', { schema }, async (request) => {
    const session = requireSession(request)
    const { userId } = session
    const { password, totpCode } = request.body
    const now = context.clock()
    const keys = context.secrets.secondFactors
    const passwordHash = await requirePassword(context, session, password, 'password')
    const attempts = { userId, device: 'code confirmation' }
    await context.throttle.countAttempt(attempts, now)
    const recoveryCodes = await context.db.transaction().execute(async (trx) => {
      await lockAuthorizedMember(trx, session, { passwordHash, now })
      const isSpent = await redeemSecondFactorCode(trx, { userId, typed: totpCode, keys, now })
      const factor = await findSecondFactor(trx, userId)
      if (!isSpent || !factor) throw new ApiError('E4220', { fields: { totpCode: identityErrors.E4220 } })
      const { codes, hashes } = createRecoveryCodes({ ...factor, userId, keys })
      await replaceRecoveryCodes(trx, userId, hashes)
      const about = { actorId: userId, subjectId: userId, detail: {} }
      await appendAuditEntry(trx, { action: 'recovery-codes-renewed', ...about })
      return codes
    })
    await context.throttle.reset(attempts)
    return { recoveryCodes }
  })
}
