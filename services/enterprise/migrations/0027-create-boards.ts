import { type Kysely, sql } from 'kysely'

/** Creates the status boards of enterprises. A board holds a secret, which is stored as a hash; without chosen rooms it shows all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table boards (
      id uuid primary key default uuidv7(),
      agency_id uuid not null references agencies on delete cascade,
      name text not null,
      room_ids uuid[],
      secret_hash bytea not null unique,
      created_at timestamptz not null,
      seen_at timestamptz
    )`.execute(db)
  await sql`create index boards_of_agency on boards (agency_id, name)`.execute(db)
}
