import { lockMember } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { findOpenResult, listExpiredResults } from './face-results.sql.ts'
import { abandonDiagnosis, isStepExpired, STEP_LIFETIME_MS } from './get-or-start-diagnosis.ts'
import { runSequentiallyCollectingErrors } from './run-sequentially-collecting-errors.ts'

const MAX_AT_ONCE = 100

/**
 * Abandons diagnoses whose last step was 24 hours ago, so that a Before photo is deleted even if its member never returns. Several replicas
 * may run this at the same time. Returns how many there were.
 *
 * @throws after all were tried, when one failed
 */
export async function abandonExpiredDiagnoses({
  db,
  now,
}: {
  db: Kysely<AiestheTables>
  now: Date
}): Promise<number> {
  const expiredAt = new Date(now.getTime() - STEP_LIFETIME_MS)
  return runSequentiallyCollectingErrors(
    await listExpiredResults(db, expiredAt, MAX_AT_ONCE),
    ({ id, memberId }) =>
      db.transaction().execute(async (trx) => {
        await lockMember(trx, memberId)
        const open = await findOpenResult(trx, memberId)
        // Its member may have continued meanwhile, or another replica was faster.
        if (open?.id !== id || !isStepExpired(open, now)) return false
        await abandonDiagnosis(trx, open, now)
        return true
      }),
  )
}
