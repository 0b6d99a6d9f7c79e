import { type Kysely, sql } from 'kysely'

export const transaction = false

/** The rows of the log from before are checked without holding off those who write new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chart_log validate constraint chart_log_subject_check`.execute(db)
}
