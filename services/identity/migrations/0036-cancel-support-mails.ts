import { type Kysely, sql } from 'kysely'

/** Lets members cancel the mails that say that an inquiry was answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_preferences drop constraint mail_preferences_type_check`.execute(db)
  await sql`alter table mail_preferences add constraint mail_preferences_type_check
    check (type in ('news', 'reminder', 'support'))`.execute(db)
}
