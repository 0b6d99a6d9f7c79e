import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { hashSecretPath } from '../../../secret-path.ts'
import { saveResetObjection } from '../save-reset-objection.ts'
import { findResetByLink } from '../second-factor-resets.sql.ts'

const schema = {
  operationId: 'objectToSecondFactorReset',
  summary: 'Objects to a reset of the second factor by the link of the mail; the factor stays on',
  tags: ['account'],
  querystring: Type.Object({ path: Type.String({ maxLength: 200 }) }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E4002', 'E4225'),
  },
}

/** It needs no session, because the phone may be lost. A repetition responds like the first request. */
export function objectToSecondFactorReset(app: App, { db, clock }: IdentityContext): void {
  app.post('/account/object-to-second-factor-reset', { schema }, async (request) => {
    const tokenHash = hashSecretPath(request.query.path)
    await db.transaction().execute(async (trx) => {
      const found = await findResetByLink(trx, tokenHash)
      if (!found) throw new ApiError('E4002')
      if (await saveResetObjection(trx, found.userId, { now: clock(), tokenHash })) return
      // No reset is pending any more, perhaps because of an objection a moment ago.
      const reset = await findResetByLink(trx, tokenHash)
      if (reset?.outcome !== 'objected') throw new ApiError('E4225')
    })
    return {}
  })
}
