import { createMailQueue } from '@hibiki/mail'
import type { Db, Trx } from '../../db/identity-tables.ts'

export async function insertMail(
  trx: Trx,
  mail: {
    id: string
    userId: string | null
    template: string
    sealed: Buffer
    suppressed: boolean
    uselessAfter: Date | null
    now: Date
  },
): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      id: mail.id,
      user_id: mail.userId,
      template: mail.template,
      sealed: mail.sealed,
      state: mail.suppressed ? 'suppressed' : 'waiting',
      created_at: mail.now,
      next_attempt_at: mail.now,
      useless_after: mail.uselessAfter,
    })
    .execute()
}

export const createIdentityMailQueue = (db: Db) => createMailQueue<Buffer>(db, 'sealed')
