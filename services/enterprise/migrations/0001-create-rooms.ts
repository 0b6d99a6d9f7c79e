import { type Kysely, sql } from 'kysely'

/** Creates the agencies of enterprises with their accounts, rooms, sections and the sounds in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table agencies (
    id uuid primary key default uuidv7(),
    name text not null,
    alert_email text,
    language text not null default 'ja' check (language ~ '^[a-z]{2}$'),
    created_at timestamptz not null
  )`,
  // Projects identity.member-changed.v1; the console assigns accounts to agencies.
  `create table accounts (
    member_id uuid primary key,
    login_name text not null,
    name text not null,
    email text not null,
    agency_id uuid references agencies on delete set null,
    changed_at timestamptz not null
  )`,
  'create index accounts_of_agency on accounts (agency_id)',
  `create table rooms (
    id uuid primary key default uuidv7(),
    agency_id uuid not null references agencies on delete cascade,
    name text not null,
    position int not null default 0,
    opening_hours jsonb,
    hours_changed_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index rooms_of_agency on rooms (agency_id, position, id)',
  // Devices apply the state with the highest revision, whichever channel delivered it.
  `create table sections (
    id uuid primary key default uuidv7(),
    room_id uuid not null references rooms on delete cascade,
    name text not null,
    position int not null default 0,
    windows jsonb not null default '[]',
    schedule_changed_at timestamptz,
    revision bigint not null default 1,
    created_at timestamptz not null
  )`,
  'create index sections_of_room on sections (room_id, position, id)',

  // The targets come as texts from the upload form; a target that does not exist gets no sound.
  `create table sounds (
    id uuid primary key,
    title jsonb not null,
    file_name text not null,
    experience boolean not null,
    with_music boolean not null,
    agency_id text,
    room_id text,
    section_id text,
    duration_seconds double precision not null,
    changed_at timestamptz not null,
    withdrawn_at timestamptz
  )`,
  // A withdrawal may arrive before the sound it is about.
  `create table withdrawn_sounds (sound_id uuid primary key, at timestamptz not null)`,
  `create table managements (
    id uuid primary key default uuidv7(),
    section_id uuid not null references sections on delete cascade,
    sound_id uuid not null references sounds on delete cascade,
    playing boolean not null default false,
    volume double precision not null default 0.5 check (volume between 0 and 1),
    ordered_at timestamptz,
    resumes boolean not null default false,
    unique (section_id, sound_id)
  )`,
  'create index managements_of_sound on managements (sound_id)',

  // There is one row per section; a single conditional statement takes, renews or releases it.
  `create table leases (
    section_id uuid primary key references sections on delete cascade,
    device_id uuid,
    member_id uuid,
    session_id text,
    device_name text not null default '',
    taken_at timestamptz,
    seen_at timestamptz,
    until timestamptz,
    freed_device uuid
  ) with (fillfactor = 50)`,
  'create index leases_of_member on leases (member_id)',
  `create table socket_tickets (
    hash bytea primary key,
    member_id uuid not null,
    session_id text not null,
    device_id uuid not null,
    section_id uuid not null references sections on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index socket_tickets_by_age on socket_tickets (expires_at)',
]
