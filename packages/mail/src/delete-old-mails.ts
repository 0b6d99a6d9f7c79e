import { runInBatches } from '@hibiki/database'
import type { MailQueue } from './mail-queue.ts'

/** The fact that a mail was sent, but not its content, is retained for later questions. */
const RETENTION_MS = 30 * 24 * 60 * 60_000

/** Deletes mails that were written 30 days ago and no longer wait. Replicas delete different rows. */
export async function deleteOldMails(queue: Pick<MailQueue<unknown>, 'deleteOld'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS)
  await runInBatches((limit) => queue.deleteOld(before, limit))
}
