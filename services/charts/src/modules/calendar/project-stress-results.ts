import { defineConsumer } from '@hibiki/messaging'
import { lockMember } from '@hibiki/projections'
import type { ChartsTables } from '../../tables.ts'
import { insertStressResult, withdrawStressResult } from './stress-results.sql.ts'

/** Projects stress check results that members saved to their own calendar. */
export const projectStressResults = defineConsumer<'aiesthe.stress-result-saved.v1', ChartsTables>({
  name: 'project-stress-results',
  subject: 'aiesthe.stress-result-saved.v1',
  isRepeatable: true,
  async handle(trx, { payload: { resultId, userId, level, at } }) {
    await lockMember(trx, userId)
    await insertStressResult(trx, { resultId, memberId: userId, level, savedAt: new Date(at) })
  },
})

/** Projects the withdrawal of results by their member. */
export const projectWithdrawnStressResults = defineConsumer<
  'aiesthe.stress-result-withdrawn.v1',
  ChartsTables
>({
  name: 'project-withdrawn-stress-results',
  subject: 'aiesthe.stress-result-withdrawn.v1',
  isRepeatable: true,
  async handle(trx, { payload: { resultId, userId } }) {
    await lockMember(trx, userId)
    await withdrawStressResult(trx, { resultId, memberId: userId })
  },
})
