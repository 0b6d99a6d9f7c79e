import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { planRemoval } from '../photos/photo-removals.sql.ts'
import { announceDeleted } from './announce-deleted.ts'
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
  const { photoIds, finished, knownIds } = await deleteResultsOf(trx, memberId)
  await planRemoval(trx, photoIds, now)
  await announceDeleted(trx, { memberId, resultIds: knownIds, now })
  return finished
}
