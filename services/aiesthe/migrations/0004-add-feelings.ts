import { type Kysely, sql } from 'kysely'

/** Stores the feeling that a member reported right after a sound that the AI chose, 1 … 3. The AI learns from it instead of from the play alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table choices add column feeling smallint check (feeling between 1 and 3)`.execute(db)
}
