import { sql } from 'kysely'
import type { Db, Trx } from '../db/schema.ts'

export interface DueMail {
  id: string
  template: string
  sealed: Buffer
  /** Including the one that begins now. */
  attempts: number
  uselessAfter: Date | null
}

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

/**
 * Takes up to `limit` mails that are due. They are invisible to other copies until `leaseUntil`; if this copy dies before it
 * says how it went, another one tries again then.
 */
export async function takeDueMails(
  db: Db,
  o: { now: Date; leaseUntil: Date; limit: number },
): Promise<DueMail[]> {
  const rows = await db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: o.leaseUntil })
    .where('id', 'in', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', o.now)
        .orderBy('next_attempt_at')
        .limit(o.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'template', 'sealed', 'attempts', 'useless_after as uselessAfter'])
    .execute()
  return rows.flatMap(({ sealed, ...row }) => (sealed === null ? [] : [{ ...row, sealed }]))
}

/** What it said is gone from here on. */
export async function finishMail(db: Db, id: string, state: 'sent' | 'given-up', now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state, sealed: null, finished_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

export async function postponeMail(db: Db, id: string, until: Date): Promise<void> {
  await db.updateTable('mails').set({ next_attempt_at: until }).where('id', '=', id).execute()
}

/** Deletes mails that no longer wait, at most `limit`. */
export async function deleteOldMails(db: Db, before: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('mails')
    .where('id', 'in', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('created_at', '<', before)
        .where('state', '!=', 'waiting')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
