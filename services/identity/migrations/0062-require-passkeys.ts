import { type Kysely, sql } from 'kysely'

/**
 * Lets administrators require passkeys of a role from a day on: the requirements, who was told of a day, how each session was opened, and
 * the assurance of a member who must create a passkey first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey_requirements (
      role text primary key check (role ~ '^ROLE_[A-Z_]+$'),
      first_day date not null,
      set_by uuid references users on delete set null,
      set_at timestamptz not null,
      enforced_at timestamptz
    )`.execute(db)
  await sql`create index passkey_requirements_of_setter on passkey_requirements (set_by)`.execute(db)
  await sql`
    create table passkey_requirement_notices (
      user_id uuid not null references users on delete cascade,
      first_day date not null,
      notified_at timestamptz not null,
      primary key (user_id, first_day)
    )`.execute(db)
  await sql`create index passkey_requirement_notices_by_day on passkey_requirement_notices (first_day)`.execute(
    db,
  )
  await sql`alter table sessions add column opened_by text`.execute(db)
  await sql`alter table sessions add constraint sessions_opened_by_check
    check (opened_by in ('password', 'passkey', 'easy-login', 'pairing', 'registration')) not valid`.execute(
    db,
  )
  await sql`alter table sessions drop constraint sessions_assurance_check`.execute(db)
  await sql`alter table sessions add constraint sessions_assurance_check
    check (assurance in ('full', 'low', 'enrolment', 'passkey-enrolment')) not valid`.execute(db)
}
