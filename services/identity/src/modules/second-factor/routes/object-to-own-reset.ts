import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { saveResetObjection } from '../save-reset-objection.ts'

const schema = {
  operationId: 'objectToOwnReset',
  summary: 'Objects to a reset of the second factor, which stays on',
  tags: ['account'],
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E4010', 'E4225'),
  },
}

/** Any session may object, because an objection only keeps the factor on. */
export function objectToOwnReset(app: App, { db, clock }: IdentityContext): void {
  app.post('/account/totp/object-to-reset', { schema }, async (request) => {
    const { userId } = requireSession(request)
    const isStopped = await db
      .transaction()
      .execute((trx) => saveResetObjection(trx, userId, { now: clock() }))
    if (!isStopped) throw new ApiError('E4225')
    return {}
  })
}
