import { createMailQueue } from '@hibiki/mail'
import type { Db, Trx } from '../../tables.ts'
import type { MailFacts, MailTemplateName } from './mail-facts.ts'

/**
 * Writes a mail to a member, or to an address that its facts lead to, in the transaction of its cause, so that both commit or neither. With `once`, the second mail of a
 * kind is not written.
 */
export async function insertMail<N extends MailTemplateName>(
  trx: Trx,
  mail: {
    userId: string | null
    template: N
    facts: MailFacts[N]
    once?: string
    /** When the mail is not sent any more, because its link has expired. */
    uselessAfter?: Date
    now: Date
  },
): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      user_id: mail.userId,
      template: mail.template,
      facts: JSON.stringify(mail.facts),
      once: mail.once ?? null,
      useless_after: mail.uselessAfter ?? null,
      created_at: mail.now,
      next_attempt_at: mail.now,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute()
}

export const createBillingMailQueue = (db: Db) => createMailQueue<MailFacts[MailTemplateName]>(db, 'facts')
