import { type Kysely, sql } from 'kysely'

/** Creates the favourites of members, and the readings of titles and places by which a search in kana or romaji finds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table favourites (
    member_id uuid not null,
    sound_id uuid not null references sounds,
    kept_at timestamptz not null,
    primary key (member_id, sound_id)
  )`,
  'create index favourites_of_member on favourites (member_id, kept_at desc)',
  `alter table sounds add column reading text not null default ''`,
]
