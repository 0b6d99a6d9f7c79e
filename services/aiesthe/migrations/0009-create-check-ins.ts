import { type Kysely, sql } from 'kysely'

const statements = [
  // The client reports the whole check-in of a play each time, and the highest revision wins, so that repeated and late reports change nothing.
  `create table check_ins (
    member_id uuid not null,
    play_session_id uuid not null,
    sound_id uuid not null,
    started_at timestamptz not null,
    mood_before smallint check (mood_before between 1 and 5),
    mood_after smallint check (mood_after between 1 and 5),
    revision int not null check (revision >= 1),
    primary key (member_id, play_session_id),
    check (mood_before is not null or mood_after is not null)
  )`,
  'create index check_ins_of_member on check_ins (member_id, started_at)',
]

/** Stores how members said they felt before and after a sound. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
