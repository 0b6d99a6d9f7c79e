import { type Kysely, sql } from 'kysely'

export const transaction = false

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['leases', 'socket_tickets'])
    await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(`${table}_of_account`)}`.execute(
      db,
    )
}
