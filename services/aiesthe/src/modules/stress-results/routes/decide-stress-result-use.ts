import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import type { AiestheTables } from '../../../tables.ts'
import { ForChoiceSchema, StressResultResponse, toStressResultResponse } from '../stress-result-response.ts'
import { setStressResultForChoice } from '../stress-results.sql.ts'

const schema = {
  operationId: 'decideStressResultUse',
  summary: "Allows a saved result to inform the AI's choice, or withdraws that",
  tags: ['stress-check'],
  body: Type.Object({ id: Id, forChoice: ForChoiceSchema }),
  response: {
    200: StressResultResponse,
    ...describeAiestheErrors('AIESTHE_STRESS_RESULT_NOT_FOUND'),
  },
}

export function decideStressResultUseRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/stress-check/decide-use', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const decided = { ...request.body, memberId, now: clock() }
    const result = await db.transaction().execute(async (trx: Transaction<AiestheTables>) => {
      await lockMember(trx, memberId)
      return setStressResultForChoice(trx, decided)
    })
    if (!result) throw new ApiError('AIESTHE_STRESS_RESULT_NOT_FOUND')
    return toStressResultResponse(result)
  })
}
