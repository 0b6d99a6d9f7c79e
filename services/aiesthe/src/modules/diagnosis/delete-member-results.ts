import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { schedulePhotoRemovals } from '../photos/photo-removals.sql.ts'
import { enqueueDiagnosisDeletedEvents } from './enqueue-diagnosis-deleted-events.ts'
import { deleteMemberResultRows } from './face-results.sql.ts'

/**
 * Deletes all diagnoses of a member, including open and abandoned ones, with their photos and what was learned from them. The bytes are
 * deleted within seconds. Callers must hold the member's lock. Returns how many finished ones there were.
 */
export async function deleteMemberResults(
  trx: Transaction<AiestheTables>,
  memberId: string,
  now: Date,
): Promise<number> {
  const { photoIds, finished, knownIds } = await deleteMemberResultRows(trx, memberId)
  await schedulePhotoRemovals(trx, photoIds, now)
  await enqueueDiagnosisDeletedEvents(trx, { memberId, resultIds: knownIds, now })
  return finished
}
