import { lockMember } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import {
  deleteLastSeenIfInactive,
  hasAnyActiveMember,
  listInactiveMemberIds,
} from '../members/seen-members.sql.ts'
import { deleteMemberResults } from './delete-member-results.ts'
import { runSequentiallyCollectingErrors } from './run-sequentially-collecting-errors.ts'

const MAX_AT_ONCE = 50

/**
 * Deletes photos, pictures of faces and results of members who have not logged in for 24 months; the bytes are deleted within seconds.
 * Several replicas may run this at the same time. Returns for how many members something was deleted.
 *
 * @throws after all members were tried, when a deletion failed; or at once, before any deletion, when no member logged in within these 24
 * months, because a wrong clock must not cost all members their results
 */
export async function deleteResultsOfInactiveMembers({
  db,
  now,
}: {
  db: Kysely<AiestheTables>
  now: Date
}): Promise<number> {
  const unseen = await listInactiveMemberIds(db, now, MAX_AT_ONCE)
  if (unseen.length > 0 && !(await hasAnyActiveMember(db, now)))
    throw new Error('nobody was seen for 24 months: nothing is deleted until somebody logs in')
  return runSequentiallyCollectingErrors(unseen, (memberId) =>
    db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      // The member may have logged in meanwhile, or another replica was faster.
      if (!(await deleteLastSeenIfInactive(trx, memberId, now))) return false
      await deleteMemberResults(trx, memberId, now)
      return true
    }),
  )
}
