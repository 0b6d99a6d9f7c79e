import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { planRemoval } from '../photos/photo-removals.sql.ts'
import { deleteResultsOf } from './face-results.sql.ts'

/**
 * Deletes all diagnoses of a member, those under way or left among them, with photos and what was learned from them; the bytes follow
 * within seconds. Call it under the member's lock. Answers how many finished ones there were.
 */
export async function deleteAllResults(
  trx: Transaction<AiestheTables>,
  memberId: string,
  now: Date,
): Promise<number> {
  const { photoIds, finishedIds } = await deleteResultsOf(trx, memberId)
  await planRemoval(trx, photoIds, now)
  const at = now.toISOString()
  await appendToOutbox(
    trx,
    finishedIds.map((resultId) => ({
      subject: 'aiesthe.diagnosis-deleted.v1',
      payload: { resultId, userId: memberId, at },
    })),
  )
  return finishedIds.length
}
