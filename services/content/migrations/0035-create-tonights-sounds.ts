import { type Kysely, sql } from 'kysely'

/** Creates `tonights_sounds`: the sound that leads a member's evening, which stays the same however often the page is opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tonights_sounds (
    member_id uuid primary key,
    sound_id uuid not null,
    chosen_at timestamptz not null
  )`.execute(db)
}
