import { ApiError, type App, requireSession } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import type { AiestheTables } from '../../../tables.ts'
import { toStressLevel } from '../stress-result.rules.ts'
import {
  ForChoiceSchema,
  StressResultResponse,
  StressScoreSchema,
  toStressResultResponse,
} from '../stress-result-response.ts'
import { findStressResultByKey, insertStressResult, type StressResult } from '../stress-results.sql.ts'

const schema = {
  operationId: 'saveStressResult',
  summary: "Saves the result of the stress check to the caller's own calendar, without the answers",
  tags: ['stress-check'],
  headers: Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'The same value for every attempt to save the same result, which is then saved once',
      }),
    ),
  }),
  body: Type.Object({ score: StressScoreSchema, forChoice: ForChoiceSchema }),
  response: {
    200: StressResultResponse,
    ...describeAiestheErrors('E4003', 'AIESTHE_KEY_REUSED', 'AIESTHE_STRESS_RESULTS_FULL'),
  },
}

/** The app calls this only when the member chose to save; otherwise nothing of the check leaves the browser. */
export function saveStressResultRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/stress-check/save', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const { score, forChoice } = request.body
    const requestKey = request.headers['idempotency-key'] ?? null
    const saved = await db
      .transaction()
      .execute(async (trx: Transaction<AiestheTables>) =>
        save(trx, { memberId, score, forChoice, requestKey, now: clock() }),
      )
    return toStressResultResponse(saved)
  })
}

async function save(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; score: number; forChoice: boolean; requestKey: string | null; now: Date },
): Promise<StressResult> {
  await lockMember(trx, of.memberId)
  if (await isMemberErased(trx, of.memberId)) throw new ApiError('E4003')
  const known = of.requestKey === null ? null : await findStressResultByKey(trx, of.memberId, of.requestKey)
  if (known) {
    if (known.score !== of.score || known.forChoice !== of.forChoice) throw new ApiError('AIESTHE_KEY_REUSED')
    return known
  }
  const saved = await insertStressResult(trx, { ...of, level: toStressLevel(of.score) })
  if (!saved) throw new ApiError('AIESTHE_STRESS_RESULTS_FULL')
  const { id: resultId, level } = saved
  await appendToOutbox(trx, [
    {
      subject: 'aiesthe.stress-result-saved.v1',
      payload: { resultId, userId: of.memberId, level, at: of.now.toISOString() },
    },
  ])
  return saved
}
