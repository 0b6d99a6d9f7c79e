import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { MailType } from './mail-type.rules.ts'

/** Members get every kind of mail until they cancel it. */
export async function isSubscribed(db: Db, userId: string, type: MailType): Promise<boolean> {
  const row = await db
    .selectFrom('mail_preferences')
    .select('subscribed')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst()
  return row?.subscribed ?? true
}

/** Does nothing for a member who no longer exists. */
export async function saveMailPreference(
  db: Db,
  o: { userId: string; type: MailType; subscribed: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('mail_preferences')
    .columns(['user_id', 'type', 'subscribed', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          'id',
          sql<MailType>`${o.type}`.as('type'),
          sql<boolean>`${o.subscribed}::boolean`.as('subscribed'),
          sql<Date>`${o.now}::timestamptz`.as('changed_at'),
        ])
        .where('id', '=', o.userId),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type']).doUpdateSet({ subscribed: o.subscribed, changed_at: o.now }),
    )
    .execute()
}
