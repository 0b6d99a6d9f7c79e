import type { Kysely } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import { isExpired, leave, STEP_LIFETIME_MS } from '../diagnosis/open-step.ts'
import { findOpenResult, findUnfinished } from '../repositories/face-results.ts'
import { lockMember } from '../repositories/member-locks.ts'

const MOST_AT_ONCE = 100

/**
 * Leaves diagnoses whose last step is 24 hours ago (D-111), so that a Before photo goes although its member never comes back. Several
 * copies may do the same at once. Answers how many there were.
 */
export async function leaveSteps({ db, now }: { db: Kysely<AiestheTables>; now: Date }): Promise<number> {
  const expiredAt = new Date(now.getTime() - STEP_LIFETIME_MS)
  let left = 0
  for (const { id, memberId } of await findUnfinished(db, expiredAt, MOST_AT_ONCE))
    left += await db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      const open = await findOpenResult(trx, memberId)
      // Its member may have come back meanwhile, or another copy was first.
      if (open?.id !== id || !isExpired(open, now)) return 0
      await leave(trx, open, now)
      return 1
    })
  return left
}
