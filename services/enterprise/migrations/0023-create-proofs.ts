import { type Kysely, sql } from 'kysely'

/** Creates the monthly proofs of play, the keys that signed them, and the reasons for silence of which they tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Stores why a section was silent, as observed every 30 seconds. It names no person, because a proof is never changed.
  `create table silence_spans (
    id uuid primary key default uuidv7(),
    section_id uuid not null references sections on delete cascade,
    reason text not null,
    stopped_by text check (stopped_by in ('enterprise', 'administrator')),
    started_at timestamptz not null,
    ended_at timestamptz not null check (ended_at >= started_at)
  ) with (fillfactor = 80)`,
  // Without the end, which every round of observation moves.
  'create index silence_spans_of_section on silence_spans (section_id, started_at)',
  // When a device reported this time only after its month had ended.
  'alter table play_spans add column late_at timestamptz',
  // The files are stored, because a later layout of the program must not change what was signed.
  `create table proofs (
    id uuid primary key default uuidv7(),
    agency_id uuid not null references agencies on delete cascade,
    month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
    version int not null check (version > 0),
    number text not null,
    issued_at timestamptz not null,
    checked_at timestamptz not null,
    planned_minutes double precision not null,
    played_minutes double precision not null,
    key_id text not null,
    contents jsonb not null,
    pdf bytea not null,
    pdf_signature text not null,
    csv bytea not null,
    csv_signature text not null,
    unique (agency_id, month, version)
  )`,
  `create table signing_keys (
    id text primary key,
    public_key text not null,
    first_used_at timestamptz not null
  )`,
]
