import { type Kysely, sql } from 'kysely'

/**
 * Adds the agency with which the minutes listened are shared: a customer who moves decides again, and an undone transfer restores
 * the decision.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sharing add column agency_code text`.execute(db)
  await sql`
    update sharing set agency_code = customers.agency_code from customers
    where customers.member_id = sharing.member_id`.execute(db)
}
