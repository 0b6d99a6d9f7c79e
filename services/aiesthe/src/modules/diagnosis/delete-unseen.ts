import { lockMember } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { deleteUnseenRows, findUnseen, wasAnybodySeen } from '../members/seen-members.sql.ts'
import { deleteAllResults } from './delete-results.ts'
import { forEach } from './for-each.ts'

const MAX_AT_ONCE = 50

/**
 * Deletes photos, pictures of faces and results of members who have not logged in for 24 months; their bytes follow within
 * seconds. Several copies may do the same at once. Answers for how many members there was something to forget.
 *
 * @throws once all were tried, when one could not be deleted; and at once, with nothing deleted, when not one member was seen in these
 * 24 months: a clock that jumped must not cost everybody their results
 */
export async function deleteUnseen({ db, now }: { db: Kysely<AiestheTables>; now: Date }): Promise<number> {
  const unseen = await findUnseen(db, now, MAX_AT_ONCE)
  if (unseen.length > 0 && !(await wasAnybodySeen(db, now)))
    throw new Error('nobody was seen for 24 months: nothing is deleted until somebody logs in')
  return forEach(unseen, (memberId) =>
    db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      // The member may have come back meanwhile, or another copy was first.
      if (!(await deleteUnseenRows(trx, memberId, now))) return false
      await deleteAllResults(trx, memberId, now)
      return true
    }),
  )
}
