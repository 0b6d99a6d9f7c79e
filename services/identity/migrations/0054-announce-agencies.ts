import { type Kysely, sql } from 'kysely'

/** Adds which name of an agency other services were told, and when; null until the first time, also for agencies from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agencies add column announced_name text, add column announced_at timestamptz`.execute(
    db,
  )
}
