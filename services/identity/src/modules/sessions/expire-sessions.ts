import { runInBatches } from '@hibiki/database'
import type { Db, Trx } from '../../db/identity-tables.ts'
import { announceEndedSessions } from './end-sessions.ts'
import { deleteRefreshTokensBefore } from './refresh-tokens.sql.ts'
import { deleteSessionsEndedBefore, endExpiredSessionRows } from './sessions.sql.ts'

/** Until then an older device still learns why it was logged out, and a stolen token is still recognised. */
const RETENTION_MS = 60 * 24 * 60 * 60_000

/**
 * Ends expired sessions, which is published like any other end, and deletes those that ended long ago and tokens that are too old
 * to be used. Replicas take different rows.
 */
export async function expireSessions(db: Db, now: Date): Promise<void> {
  await runInBatches((limit) =>
    db.transaction().execute(async (trx: Trx) => {
      const ended = await endExpiredSessionRows(trx, now, limit)
      await announceEndedSessions(trx, ended)
      return ended.length
    }),
  )
  const before = new Date(now.getTime() - RETENTION_MS)
  await runInBatches((limit) => deleteSessionsEndedBefore(db, before, limit))
  await runInBatches((limit) => deleteRefreshTokensBefore(db, before, limit))
}
