import { type Kysely, sql } from 'kysely'

/** Creates the projection of billing.entitlements-changed.v1 with only the columns that this service needs of a contract. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table entitlements (
    member_id uuid primary key,
    functions text[] not null,
    payment_unconfirmed boolean not null,
    revision int not null
  )`.execute(db)
}
