import { type Kysely, sql } from 'kysely'

/**
 * Creates the playlists of enterprises. What a section may play is a sound or a playlist. The release before joins the sounds, so it does not
 * see playlists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The ids stand in the order in which the sounds play.
  `create table playlists (
    id uuid primary key default uuidv7(),
    agency_id uuid not null references agencies on delete cascade,
    name text not null,
    is_shuffled boolean not null,
    sound_ids uuid[] not null,
    created_at timestamptz not null
  )`,
  'create index playlists_of_agency on playlists (agency_id, name)',
  'alter table managements alter column sound_id drop not null, add column playlist_id uuid',
  `alter table managements add constraint managements_playlist_id_fkey
    foreign key (playlist_id) references playlists on delete cascade not valid`,
  `alter table managements add constraint managements_of_one_kind
    check (num_nonnulls(sound_id, playlist_id) = 1) not valid`,
]
