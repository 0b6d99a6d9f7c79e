import { appendToOutbox } from '@hibiki/messaging'
import type { Kysely, Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import { deleteResultsOf } from '../repositories/face-results.ts'
import { lockMember } from '../repositories/member-locks.ts'
import { planRemoval } from '../repositories/photo-removals.ts'
import { findUnseen, forgetUnseen } from '../repositories/seen-members.ts'

const MOST_AT_ONCE = 50

/**
 * Deletes photos, pictures of faces and results of members who have not logged in for 24 months (D-117); their bytes follow within
 * seconds. Several copies may do the same at once. Answers for how many members there was something to forget.
 */
export async function deleteUnseen(o: { db: Kysely<AiestheTables>; now: Date }): Promise<number> {
  let deleted = 0
  for (const memberId of await findUnseen(o.db, o.now, MOST_AT_ONCE))
    deleted += await o.db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      // The member may have come back meanwhile, or another copy was first.
      if (!(await forgetUnseen(trx, memberId, o.now))) return 0
      await deleteAll(trx, memberId, o.now)
      return 1
    })
  return deleted
}

async function deleteAll(trx: Transaction<AiestheTables>, memberId: string, now: Date): Promise<void> {
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
}
