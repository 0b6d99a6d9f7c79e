import { type Kysely, sql } from 'kysely'

/** Whatever a device holds goes with the account: a call under way while somebody is erased leaves nothing of them (R31). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['leases', 'socket_tickets']) {
    await sql`
      delete from ${sql.table(table)} t
      where member_id is not null and not exists (select from accounts a where a.member_id = t.member_id)`.execute(
      db,
    )
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_of_account`)}
        foreign key (member_id) references accounts on delete cascade not valid`.execute(db)
  }
}
