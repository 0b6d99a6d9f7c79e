import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { saveResetObjection } from '../save-reset-objection.ts'
import { findPendingReset } from '../second-factor-resets.sql.ts'

const schema = {
  operationId: 'objectToOwnReset',
  summary: 'Objects to a reset of the second factor, which stays on',
  tags: ['account'],
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E4010', 'E4030', 'E4225'),
  },
}

/**
 * Any session may object, because an objection only keeps the factor on. Where passkeys go, too, only the link of the mail does: the session
 * may be of somebody who added a passkey with a stolen password, and would keep the member out for good.
 */
export function objectToOwnReset(app: App, { db, clock }: IdentityContext): void {
  app.post('/account/totp/object-to-reset', { schema }, async (request) => {
    const { userId } = requireSession(request)
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      const reset = await findPendingReset(trx, userId)
      if (reset?.coversPasskeys) throw new ApiError('E4030')
      if (!(await saveResetObjection(trx, userId, { now: clock() }))) throw new ApiError('E4225')
    })
    return {}
  })
}
