import { sql } from 'kysely'
import type { Db } from '../../db/identity-tables.ts'
import type { MailType } from './mail-type.rules.ts'

/** Returns whether a member gets a kind of mail, which is so until the member cancels it. */
export async function isSubscribedToMail(db: Db, userId: string, type: MailType): Promise<boolean> {
  const row = await db
    .selectFrom('mail_preferences')
    .select('subscribed')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst()
  return row?.subscribed ?? true
}

/** Returns the kinds of mail that a member has cancelled; every other is sent. */
export async function listCancelledMailTypes(db: Db, userId: string): Promise<MailType[]> {
  const rows = await db
    .selectFrom('mail_preferences')
    .select('type')
    .where('user_id', '=', userId)
    .where('subscribed', '=', false)
    .execute()
  return rows.map(({ type }) => type)
}

/** Returns whether it was saved, which it is not for a member who no longer exists. */
export async function saveMailPreference(
  db: Db,
  { type, subscribed, now, userId }: { userId: string; type: MailType; subscribed: boolean; now: Date },
): Promise<boolean> {
  const saved = await db
    .insertInto('mail_preferences')
    .columns(['user_id', 'type', 'subscribed', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          'id',
          sql<MailType>`${type}`.as('type'),
          sql<boolean>`${subscribed}::boolean`.as('subscribed'),
          sql<Date>`${now}::timestamptz`.as('changed_at'),
        ])
        .where('id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type']).doUpdateSet({ subscribed, changed_at: now }),
    )
    .executeTakeFirst()
  return saved.numInsertedOrUpdatedRows === 1n
}
