import { type Kysely, sql } from 'kysely'

/** Lets members cancel the mails that remind of an appointment with their salon. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_preferences drop constraint mail_preferences_type_check`.execute(db)
  await sql`alter table mail_preferences add constraint mail_preferences_type_check
    check (type in ('news', 'reminder', 'support', 'seven-nights', 'appointment'))`.execute(db)
}
