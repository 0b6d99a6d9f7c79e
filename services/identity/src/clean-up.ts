import type { IdentityDatabase } from './db/schema.ts'
import { expireExports } from './modules/data-export/exports.sql.ts'
import { evictAfterMs } from './modules/logins/login-backoff.rules.ts'
import { deleteStaleCounters } from './modules/logins/login-throttles.sql.ts'
import { deleteExpiredLinks } from './modules/mails/mail-links.sql.ts'
import { mailQueue } from './modules/mails/mails.sql.ts'
import { announceEnded } from './modules/sessions/end-sessions.ts'
import { deleteEndedBefore, markExpired } from './modules/sessions/sessions.sql.ts'

const batchSize = 500
/** More than this waits for the next run, so that one run never holds the database for long. */
const batchesPerRun = 20
/** An older device still learns why it was logged out, and a stolen token is still recognised. */
const endedRetentionMs = 60 * 24 * 60 * 60_000
/** That a mail went out, not what it said, is kept for questions about it. */
const mailRetentionMs = 30 * 24 * 60 * 60_000

/** Ends expired sessions (announced like any other end) and deletes what nobody needs. Copies take different rows. */
export async function cleanUp(database: IdentityDatabase, now: Date): Promise<void> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs)
  await inBatches(() =>
    database.db.transaction().execute(async (trx) => {
      const ended = await markExpired(trx, now, batchSize)
      await announceEnded(trx, ended)
      return ended.length
    }),
  )
  await inBatches(() => deleteEndedBefore(database.db, before(endedRetentionMs), batchSize))
  await expireExports(database.db, now)
  await inBatches(() => deleteExpiredLinks(database.db, now, batchSize))
  await inBatches(() => mailQueue(database.db).deleteOld(before(mailRetentionMs), batchSize))
  await inBatches(() => deleteStaleCounters(database.db, before(evictAfterMs), batchSize))
}

async function inBatches(work: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch++) {
    if ((await work()) < batchSize) return
  }
}
