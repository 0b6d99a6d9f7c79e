import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import { lockMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import type { AiestheTables } from '../../../tables.ts'
import { deleteStressResult } from '../stress-results.sql.ts'

const schema = {
  operationId: 'withdrawStressResult',
  summary: 'Deletes a saved result, which removes it from the calendar and from future choices',
  tags: ['stress-check'],
  body: Type.Object({ id: Id }),
  response: {
    200: Type.Object({}),
    ...describeAiestheErrors('AIESTHE_STRESS_RESULT_NOT_FOUND'),
  },
}

export function withdrawStressResultRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/stress-check/withdraw', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const resultId = request.body.id.toLowerCase()
    await db.transaction().execute(async (trx: Transaction<AiestheTables>) => {
      await lockMember(trx, memberId)
      const existed = await deleteStressResult(trx, { id: resultId, memberId })
      if (!existed) throw new ApiError('AIESTHE_STRESS_RESULT_NOT_FOUND')
      await appendToOutbox(trx, [
        {
          subject: 'aiesthe.stress-result-withdrawn.v1',
          payload: { resultId, userId: memberId, at: clock().toISOString() },
        },
      ])
    })
    return {}
  })
}
