import type { Kysely } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import { deleteAllResults } from '../diagnosis/delete-results.ts'
import { lockMember } from '../repositories/member-locks.ts'
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
      await deleteAllResults(trx, memberId, o.now)
      return 1
    })
  return deleted
}
