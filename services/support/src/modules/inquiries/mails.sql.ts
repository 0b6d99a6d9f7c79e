import { createMailQueue } from '@hibiki/mail'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportMailFacts, SupportTables } from '../../tables.ts'

/** A member who has the conversation open reads an answer within this time and therefore gets no mail. */
const MAIL_DELAY_MS = 2 * 60_000
const USELESS_MS = 3 * 24 * 60 * 60_000

export const createSupportMailQueue = (db: Kysely<SupportTables>) =>
  createMailQueue<SupportMailFacts>(db, 'facts')

/** Enqueues a mail unless one is waiting already, because a mail announces all answers until it is sent. */
export async function enqueueAnswerMail(
  trx: Transaction<SupportTables>,
  { now, memberId, inquiryId }: { inquiryId: string; memberId: string; now: Date },
): Promise<void> {
  const [at, until] = [MAIL_DELAY_MS, USELESS_MS].map((ms) => new Date(now.getTime() + ms))
  await sql`
    insert into mails (user_id, template, facts, inquiry_id, created_at, next_attempt_at, useless_after)
    values (${memberId}, 'support-answer', ${JSON.stringify({ inquiryId })}::jsonb, ${inquiryId},
      ${now}, ${at}, ${until})
    on conflict (inquiry_id) where state = 'waiting' do nothing`.execute(trx)
}

/** Returns whether the member still has an unread answer. */
export async function hasUnreadAnswer(db: Kysely<SupportTables>, inquiryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('inquiries')
    .select('id')
    .where('id', '=', inquiryId)
    .where('member_unread', '>', 0)
    .executeTakeFirst()
  return row !== undefined
}
