import { type Kysely, sql } from 'kysely'

/**
 * Creates master data, files and the catalogue of sounds: a sound has one row of the columns that all kinds share and one row in the table of
 * its kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const master = `
  id uuid primary key default uuidv7(),
  code text not null unique,
  name_ja text not null,
  name_en text not null,
  display_order int not null default 0`

const statements = [
  // Sounds of nature and music have separate genre lists; v2/esthe/music/genres returns the second.
  `create table genres (${master}, family text not null default 'sound' check (family in ('sound', 'music')))`,
  `create table countries (${master})`,
  `create table tags (${master})`,
  `create table purposes (
    code text primary key check (code in ('01', '02', '03', '04')),
    name_ja text not null,
    name_en text not null
  )`,
  `create table purpose_details (${master}, purpose_code text not null references purposes)`,
  'create index purpose_details_of_purpose on purpose_details (purpose_code, display_order)',

  `create table media_files (
    id uuid primary key default uuidv7(),
    storage_key text not null unique,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    bytes bigint not null check (bytes > 0),
    duration_ms int not null check (duration_ms > 0),
    content_type text not null,
    modified_at timestamptz not null default now()
  )`,

  `create table sounds (
    id uuid primary key default uuidv7(),
    kind text not null check (kind in ('aiesthe', 'sound', 'kanade', 'sound_therapy', 'enterprise')),
    title text not null,
    file_name text not null,
    media_file_id uuid not null references media_files,
    free_sample boolean not null default false,
    published_at timestamptz,
    withdrawn_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  'create index sounds_available on sounds (kind, published_at desc) where published_at is not null and withdrawn_at is null',
  'create index sounds_free_samples on sounds (published_at desc) where free_sample and withdrawn_at is null',
  'create index sounds_of_media_file on sounds (media_file_id)',

  `create table aiesthe_sounds (
    sound_id uuid primary key references sounds on delete cascade,
    cluster smallint not null check (cluster between 1 and 4),
    minutes_course smallint not null check (minutes_course in (10, 20))
  )`,
  'create index aiesthe_sounds_of_cluster on aiesthe_sounds (cluster, minutes_course)',

  `create table medical_sounds (
    sound_id uuid primary key references sounds on delete cascade,
    plan_code text not null check (plan_code in ('01', '02', '04')),
    genre_id uuid not null references genres,
    country_id uuid references countries,
    place text not null default '',
    purpose_detail_id uuid references purpose_details
  )`,
  'create index medical_sounds_of_genre on medical_sounds (genre_id)',
  'create index medical_sounds_of_purpose_detail on medical_sounds (purpose_detail_id)',

  `create table kanade_sounds (
    sound_id uuid primary key references sounds on delete cascade,
    genre_id uuid not null references genres,
    country_id uuid references countries,
    place text not null default '',
    purpose_detail_id uuid references purpose_details,
    player text not null
  )`,

  `create table sound_tags (
    sound_id uuid not null references sounds on delete cascade,
    tag_id uuid not null references tags,
    primary key (sound_id, tag_id)
  )`,

  `create table sound_therapy_sounds (
    sound_id uuid primary key references sounds on delete cascade,
    genre_id uuid not null references genres,
    cluster smallint not null check (cluster between 1 and 4),
    composer text not null,
    effects text[] not null default '{}',
    body_parts text[] not null default '{eyes,mouth}'
      check (body_parts <@ '{eyes,mouth}' and cardinality(body_parts) > 0)
  )`,
  'create index sound_therapy_sounds_of_cluster on sound_therapy_sounds (cluster)',

  `create table enterprise_sounds (
    sound_id uuid primary key references sounds on delete cascade,
    experience boolean not null default false,
    with_music boolean not null default false,
    agency_id text,
    room_id text,
    section_id text
  )`,
  'create index enterprise_sounds_of_section on enterprise_sounds (agency_id, room_id, section_id)',

  // Stores what soundesthe/random returned to each member last, so that every replica avoids the same sound in the next response.
  `create table last_picks (
    member_id uuid primary key,
    sound_id uuid not null references sounds on delete cascade,
    picked_at timestamptz not null default now()
  )`,
]
