import { type Kysely, sql } from 'kysely'

/** Who of the members is staff, so that an inquiry can be given to a colleague, and to whom it was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A row of everybody, so that news that arrive late do not make staff of somebody who no longer is.
  `create table staff_members (
    member_id uuid primary key,
    is_staff boolean not null,
    changed_at timestamptz not null
  )`,
  'create index staff_members_who_are on staff_members (member_id) where is_staff',
  'alter table inquiry_log add column staff_id uuid',
  'create index inquiry_log_of_staff on inquiry_log (staff_id) where staff_id is not null',
]
