import { type Kysely, sql } from 'kysely'

/** Accounts with what auth/me answers: roles, authorities, agency and display settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table agencies (
    code text primary key check (code ~ '^[0-9]{12}$'),
    name text not null,
    created_at timestamptz not null default now()
  )`,
  `create table users (
    id uuid primary key default uuidv7(),
    user_id text not null check (user_id ~ '^[A-Za-z0-9]{3,32}$'),
    username text not null,
    email text not null check (position('@' in email) > 1),
    password_hash text not null,
    birth_year int not null default -1,
    birth_month int not null default -1,
    birth_day int not null default -1,
    gender smallint check (gender in (0, 1, 2)),
    premium boolean not null default false,
    agency_code text references agencies,
    agency_status text not null default '0' check (agency_status in ('0', '1', '2', '3')),
    created_at timestamptz not null default now()
  )`,
  // Login names and addresses are the same account however they are capitalised (D-017).
  'create unique index users_user_id_key on users (lower(user_id))',
  'create unique index users_email_key on users (lower(email))',
  'create index users_of_agency on users (agency_code) where agency_code is not null',
  `create table user_roles (
    user_id uuid not null references users on delete cascade,
    role text not null check (role in
      ('ROLE_ADMIN', 'ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL', 'ROLE_ENTERPRISE')),
    primary key (user_id, role)
  )`,
  `create table user_authorities (
    user_id uuid not null references users on delete cascade,
    authority text not null check (authority = lower(authority)),
    primary key (user_id, authority)
  )`,
  `create table user_settings (
    user_id uuid primary key references users on delete cascade,
    page_scale numeric(2, 1) not null check (page_scale between 0.7 and 1.5)
  )`,
]
