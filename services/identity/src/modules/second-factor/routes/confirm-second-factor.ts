import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors, identityErrors } from '../../../errors.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { raiseAssurance, replaceAccessTokenCookie } from '../../sessions/assurance.ts'
import { requireAboveLowAssurance } from '../../sessions/require-above-low-assurance.ts'
import { createRecoveryCodes, findMatchingTimeStep } from '../codes.ts'
import { normalizeSecondFactorCode } from '../second-factor.rules.ts'
import { confirmSecondFactor, findSecondFactor, hasSecondFactor } from '../second-factors.sql.ts'

const schema = {
  operationId: 'confirmSecondFactor',
  summary: 'Switches the second factor on by a first code; only this response contains the recovery codes',
  tags: ['account'],
  body: Type.Object({ code: Type.String({ maxLength: 40 }) }),
  response: {
    200: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
    ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4220', 'E4221', 'E4290'),
  },
}

export function confirmSecondFactorRoute(app: App, context: IdentityContext): void {
  app.post('/account/totp/confirm', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const { userId } = session
    const { db } = context
    const now = context.clock()
    await requireAboveLowAssurance(db, session)
    const attempts = { userId, device: 'code confirmation' }
    await context.throttle.countAttempt(attempts, now)
    const keys = context.secrets.secondFactors
    const factor = await findSecondFactor(db, userId)
    if (factor?.confirmedAt) throw new ApiError('E4221')
    const code = normalizeSecondFactorCode(request.body.code)
    const step = factor && findMatchingTimeStep({ ...factor, userId, keys, afterStep: null, now }, code)
    if (!factor || step == null) throw wrongCode()
    const recovery = createRecoveryCodes({ ...factor, userId, keys })
    const raised = await db.transaction().execute(async (trx) => {
      // The member is locked before the factor, in the order of switching it off.
      await lockUser(trx, userId)
      const proven = { userId, sealedSecret: factor.sealedSecret, step, codeHashes: recovery.hashes, now }
      if (!(await confirmSecondFactor(trx, proven))) {
        throw (await hasSecondFactor(trx, userId)) ? new ApiError('E4221') : wrongCode()
      }
      await appendAuditEntry(trx, {
        actorId: userId,
        action: 'second-factor-on',
        subjectId: userId,
        detail: {},
      })
      return raiseAssurance(trx, session, { from: 'enrolment', to: 'full' })
    })
    await context.throttle.reset(attempts)
    await replaceAccessTokenCookie(context, reply, raised, now)
    return { recoveryCodes: recovery.codes }
  })
}

function wrongCode(): ApiError {
  return new ApiError('E4220', { fields: { code: identityErrors.E4220 } })
}
