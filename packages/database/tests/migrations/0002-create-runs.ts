import { type Kysely, sql } from 'kysely'

/** Is slow on purpose, so that replicas that start together meet here; the row shows how often it ran. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS runs (at timestamptz NOT NULL DEFAULT now())`.execute(db)
  await sql`SELECT pg_sleep(0.2)`.execute(db)
  await sql`INSERT INTO runs DEFAULT VALUES`.execute(db)
}
