import { type Kysely, sql } from 'kysely'

/** Links sent by mail; one per purpose and subject, so a new link cancels the older one (D-032). Only hashes are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The subject is the address asked for, or the member for a change of address.
  `create table mail_links (
    kind text not null check (kind in ('registration', 'password-reset', 'email-change')),
    subject text not null,
    token_hash bytea not null unique,
    email text not null,
    user_id uuid references users on delete cascade,
    product_id text,
    expires_at timestamptz not null,
    primary key (kind, subject)
  )`,
  'create index mail_links_by_expiry on mail_links (expires_at)',
  'create index mail_links_of_user on mail_links (user_id)',
]
