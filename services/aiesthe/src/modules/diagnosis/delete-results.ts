import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { planRemoval } from '../photos/photo-removals.sql.ts'
import { announceDeleted } from './announce-deleted.ts'
import { deleteResultsOf } from './face-results.sql.ts'

/**
 * Deletes all diagnoses of a member, including open and abandoned ones, with their photos and what was learned from them. The bytes are
 * deleted within seconds. Callers must hold the member's lock. Returns how many finished ones there were.
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
