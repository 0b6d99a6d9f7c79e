import { type Kysely, sql } from 'kysely'

/**
 * Creates the landscapes of sounds. A landscape is composed once, when the sound has been measured, and stays as it is;
 * `rendered_version` is that of its stored stills, and 0 until there are any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table landscapes (
      sound_id uuid primary key references sounds,
      landscape jsonb not null,
      rendered_version integer not null default 0,
      composed_at timestamptz not null default now()
    )`.execute(db)
}
