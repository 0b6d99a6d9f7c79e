import { type Kysely, sql } from 'kysely'

/** Messages that came as replies by mail, and what is told by mail to whoever sent one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table messages add column by_mail boolean not null default false',
  // The names of attached files that were not accepted.
  `alter table messages add column refused_files text[] not null default '{}'`,
  // A notice to an address that no member has, which is deleted with its facts when it was sent.
  'alter table mails alter column user_id drop not null',
  // Who was told today: digests that need the key, no addresses.
  `create table mail_notices (
    sender_digest bytea not null,
    day date not null,
    primary key (day, sender_digest)
  )`,
]
