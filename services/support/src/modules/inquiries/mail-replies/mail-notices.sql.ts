import { getJstDay } from '@hibiki/calendar'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../../tables.ts'
import type { MailNotice } from './mail-notice.ts'

const USELESS_MS = 24 * 60 * 60_000

/**
 * Enqueues a notice unless the same sender got one of that kind today (Japan's days), so that two programs that answer each other stop and
 * nobody is flooded by what strangers send in their name.
 */
export async function enqueueMailNotice(
  trx: Transaction<SupportTables>,
  {
    userId,
    senderDigest,
    notice,
    now,
  }: { userId: string | null; senderDigest: Buffer; notice: MailNotice; now: Date },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('mail_notices')
    .values({ sender_digest: senderDigest, day: getJstDay(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return
  await trx
    .insertInto('mails')
    .values({
      user_id: userId,
      template: 'support-reply-notice',
      facts: JSON.stringify(notice),
      inquiry_id: null,
      created_at: now,
      next_attempt_at: now,
      useless_after: new Date(now.getTime() + USELESS_MS),
    })
    .execute()
}

/** Forgets who was told on earlier days. */
export async function deleteOldMailNotices(db: Kysely<SupportTables>, now: Date): Promise<void> {
  await sql`delete from mail_notices where day < ${getJstDay(now)}`.execute(db)
}
