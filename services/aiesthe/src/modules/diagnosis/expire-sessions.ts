import { lockMember } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { findOpenResult, findUnfinished } from './face-results.sql.ts'
import { forEach } from './for-each.ts'
import { isExpired, leave, STEP_LIFETIME_MS } from './open-step.ts'

const MAX_AT_ONCE = 100

/**
 * Leaves diagnoses whose last step is 24 hours ago, so that a Before photo goes although its member never comes back. Several
 * copies may do the same at once. Answers how many there were.
 *
 * @throws once all were tried, when one could not be left
 */
export async function expireSteps({ db, now }: { db: Kysely<AiestheTables>; now: Date }): Promise<number> {
  const expiredAt = new Date(now.getTime() - STEP_LIFETIME_MS)
  return forEach(await findUnfinished(db, expiredAt, MAX_AT_ONCE), ({ id, memberId }) =>
    db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      const open = await findOpenResult(trx, memberId)
      // Its member may have come back meanwhile, or another copy was first.
      if (open?.id !== id || !isExpired(open, now)) return false
      await leave(trx, open, now)
      return true
    }),
  )
}
