import { type Kysely, sql } from 'kysely'

/** Which kinds of mail a member has cancelled or asked for again (D-092); without a row, mails go out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_preferences (
    user_id uuid not null references users on delete cascade,
    type text not null check (type in ('news', 'reminder')),
    subscribed boolean not null,
    changed_at timestamptz not null,
    primary key (user_id, type)
  )`.execute(db)
}
