import { type Kysely, sql } from 'kysely'

/** Projection of identity's members: names on contracts, and whom staff may buy for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table members (
    user_id uuid primary key,
    login_name text not null,
    name text not null,
    email text not null,
    roles text[] not null default '{}',
    agency_code text,
    search text not null,
    changed_at timestamptz not null
  )`.execute(db)
  await sql`create index members_of_agency on members (agency_code) where agency_code is not null`.execute(db)
  // Ids of people who were deleted, and nothing else of them: what arrives late must not bring their data back (R31).
  await sql`create table erased_members (
    member_id uuid primary key,
    erased_at timestamptz not null
  )`.execute(db)
}
