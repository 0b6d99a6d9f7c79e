import type { Db } from '../../db/schema.ts'
import { inBatches } from '../../in-batches.ts'
import { deleteExpiredLinks } from './mail-links.sql.ts'
import { mailQueue } from './mails.sql.ts'

/** That a mail went out, not what it said, is retained for questions about it. */
const RETENTION_MS = 30 * 24 * 60 * 60_000

/** Deletes links that have expired and mails that went out long ago. Copies take different rows. */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  await inBatches((limit) => deleteExpiredLinks(db, now, limit))
  await inBatches((limit) => mailQueue(db).deleteOld(new Date(now.getTime() - RETENTION_MS), limit))
}
