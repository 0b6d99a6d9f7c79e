import { type Kysely, sql } from 'kysely'

export const transaction = false

/** The sessions from before are checked without holding off logins and refreshes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions validate constraint sessions_opened_by_check`.execute(db)
  await sql`alter table sessions validate constraint sessions_assurance_check`.execute(db)
}
