import { type Kysely, sql } from 'kysely'

/** Agencies before they have a code (D-044), who is whose person in charge, and applications with their decisions (D-052 … D-055). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table users drop constraint users_agency_code_fkey',
  'alter table agencies drop constraint agencies_pkey',
  `alter table agencies
    add column id uuid primary key default uuidv7(),
    add column state text not null default 'approved' check (state in ('applied', 'approved', 'rejected')),
    alter column code drop not null,
    add unique (code),
    add check (state <> 'approved' or code is not null)`,
  `alter table users
    add foreign key (agency_code) references agencies (code),
    add column pic_id uuid references users on delete set null`,
  'create index users_of_pic on users (pic_id) where pic_id is not null',
  `create table applications (
    id uuid primary key default uuidv7(),
    code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
    type text not null check (type in ('01', '02', '03')),
    status text not null default '0' check (status in ('0', '1', '2')),
    version int not null default 1,
    applicant_id uuid not null references users on delete cascade,
    agency_id uuid not null references agencies on delete cascade,
    pic_id uuid references users on delete set null,
    opened_account boolean not null,
    authorizer_id uuid references users on delete set null,
    applied_at timestamptz not null,
    decided_at timestamptz,
    approved_at timestamptz,
    replaced jsonb,
    check ((status = '0') = (decided_at is null))
  )`,
  // One question at a time: who applies twice waits for the first answer.
  `create unique index applications_waiting on applications (applicant_id) where status = '0'`,
  'create index applications_of_applicant on applications (applicant_id, applied_at)',
  'create index applications_of_agency on applications (agency_id, applied_at)',
  'create index applications_by_time on applications (applied_at)',
]
