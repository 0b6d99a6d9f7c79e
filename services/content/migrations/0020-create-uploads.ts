import { type Kysely, sql } from 'kysely'

/** Creates uploads that become sounds, the measurements of sounds, and the log of changes to the catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const kinds = `'aiesthe', 'sound', 'kanade', 'sound_therapy', 'enterprise'`

const statements = [
  // The lock is a lease of one replica: first of the request that writes, then of the check.
  `create table uploads (
    key uuid primary key default uuidv7(),
    member_id uuid,
    kind text not null check (kind in (${kinds})),
    details jsonb not null,
    file_name text not null,
    bytes bigint check (bytes >= 0),
    state text not null check (state in ('waiting', 'checking', 'ready', 'refused')),
    reason jsonb,
    sound_id uuid references sounds,
    attempts int not null default 0,
    lock_token uuid,
    lock_until timestamptz,
    lock_wanted boolean not null default false,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index uploads_to_check on uploads (created_at) where state = 'checking'`,
  'create index uploads_by_expiry on uploads (expires_at)',
  'create index uploads_of_member on uploads (member_id)',

  // The same sound is stored as one file, whoever uploads it.
  'create index media_files_by_sha256 on media_files (sha256)',

  `create table sound_analyses (
    sound_id uuid primary key references sounds on delete cascade,
    loudness_lufs real,
    peaks smallint[] not null check (cardinality(peaks) = 240)
  )`,

  // This projection of what plays in the rooms of enterprises prevents the deletion of such a sound.
  `create table sounds_in_rooms (
    section_id text primary key,
    sound_id uuid not null references sounds
  )`,
  'create index sounds_in_rooms_by_sound on sounds_in_rooms (sound_id)',

  // The log says who published, changed or withdrew what; when the person is deleted, the entry stays without the name.
  `create table catalogue_log (
    id uuid primary key default uuidv7(),
    at timestamptz not null default now(),
    actor_id uuid,
    action text not null,
    subject_id uuid not null,
    detail jsonb not null default '{}'
  )`,
  'create index catalogue_log_of_actor on catalogue_log (actor_id)',
  'create index catalogue_log_of_subject on catalogue_log (subject_id, at)',
]
