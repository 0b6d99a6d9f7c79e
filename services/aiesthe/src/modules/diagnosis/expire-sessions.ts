import { lockMember } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { findOpenResult, findUnfinished } from './face-results.sql.ts'
import { runForEach } from './for-each.ts'
import { isExpired, leave, STEP_LIFETIME_MS } from './open-step.ts'

const MAX_AT_ONCE = 100

/**
 * Abandons diagnoses whose last step was 24 hours ago, so that a Before photo is deleted even if its member never returns. Several replicas
 * may run this at the same time. Returns how many there were.
 *
 * @throws after all were tried, when one failed
 */
export async function expireSteps({ db, now }: { db: Kysely<AiestheTables>; now: Date }): Promise<number> {
  const expiredAt = new Date(now.getTime() - STEP_LIFETIME_MS)
  return runForEach(await findUnfinished(db, expiredAt, MAX_AT_ONCE), ({ id, memberId }) =>
    db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      const open = await findOpenResult(trx, memberId)
      // Its member may have continued meanwhile, or another replica was faster.
      if (open?.id !== id || !isExpired(open, now)) return false
      await leave(trx, open, now)
      return true
    }),
  )
}
