import { deleteChangedClaims } from '@hibiki/projections'
import { sql } from 'kysely'
import type { BillingTables, Db, Trx } from '../../db/schema.ts'

type Table = keyof BillingTables

/** Tables with a person in them, by their columns; what happens to the rows when the person is deleted (R31). */
export const personalTables: Partial<
  Record<Table, { columns: readonly string[]; erase: 'delete' | 'anonymise'; exported: boolean }>
> = {
  contracts: { columns: ['user_id', 'contractor_id'], erase: 'anonymise', exported: true },
  invoices: { columns: ['member_id'], erase: 'anonymise', exported: true },
  payments: { columns: ['member_id'], erase: 'anonymise', exported: true },
  orders: { columns: ['member_id'], erase: 'anonymise', exported: true },
  order_users: { columns: ['user_id'], erase: 'anonymise', exported: false },
  consents: { columns: ['member_id'], erase: 'delete', exported: false },
  deletion_requests: { columns: ['member_id'], erase: 'delete', exported: false },
  payment_customers: { columns: ['member_id'], erase: 'delete', exported: false },
  // Answers already given, kept for a day.
  idempotency_keys: { columns: ['member_id'], erase: 'delete', exported: false },
  cards: { columns: ['member_id'], erase: 'delete', exported: true },
  delivery_addresses: { columns: ['member_id'], erase: 'delete', exported: true },
  entitlements: { columns: ['user_id'], erase: 'delete', exported: true },
  grants: { columns: ['user_id'], erase: 'delete', exported: true },
  credits: { columns: ['member_id'], erase: 'delete', exported: true },
  bonus_redemptions: { columns: ['user_id'], erase: 'delete', exported: true },
  // What an administrator did stays known, without saying who.
  commerce_log: { columns: ['actor_id'], erase: 'anonymise', exported: true },
  // Those that have not left yet; what they are about is exported itself.
  mails: { columns: ['user_id'], erase: 'delete', exported: false },
  // A counter that lives an hour.
  bonus_attempts: { columns: ['user_id'], erase: 'delete', exported: false },
  // Copies of what identity exports itself.
  members: { columns: ['user_id'], erase: 'delete', exported: false },
  changed_claims: { columns: ['user_id'], erase: 'delete', exported: false },
}

/** Tables that name a person and stay as they are, and why. */
export const personalTablesKept: Partial<Record<Table, string>> = {
  erased_members: 'the id alone, so that nothing late brings data back',
}

/** What would say little to the member, or open something. */
const omitted = new Set([
  'provider_id',
  'customer_id',
  'payment_method_id',
  'request_key',
  'next_event_on',
  'next_change_on',
  'search',
])

/** From now on nothing is written or told about this person. */
export async function recordErasure(trx: Trx, memberId: string, now: Date): Promise<void> {
  await trx
    .insertInto('erased_members')
    .values({ member_id: memberId, erased_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Erases who a person was. */
export async function eraseMember(trx: Trx, memberId: string): Promise<void> {
  await deleteReasons(trx, memberId)
  for (const [table, { columns, erase }] of Object.entries(personalTables)) {
    for (const column of columns) await eraseColumn(trx, { table, column, erase, memberId })
  }
  await deleteChangedClaims(trx, memberId)
  // Names and addresses that could not be stored wait among the dead letters.
  await sql`delete from dead_letters where payload ->> 'userId' = ${memberId}`.execute(trx)
}

/** Why staff ended a contract may tell of the person who had it. */
async function deleteReasons(trx: Trx, memberId: string): Promise<void> {
  await sql`update commerce_log set detail = detail - 'reason' where subject_id in
    (select id::text from contracts where user_id = ${memberId} or contractor_id = ${memberId})`.execute(trx)
}

async function eraseColumn(
  trx: Trx,
  o: { table: string; column: string; erase: 'delete' | 'anonymise'; memberId: string },
): Promise<void> {
  const [table, column] = [sql.table(o.table), sql.ref(o.column)]
  if (o.erase === 'delete') await sql`delete from ${table} where ${column} = ${o.memberId}`.execute(trx)
  else await sql`update ${table} set ${column} = null where ${column} = ${o.memberId}`.execute(trx)
}

/** Everything billing holds of a member, table by table, for the copy of all data (D-192). */
export async function memberData(db: Db, memberId: string): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const [table, { columns, exported }] of Object.entries(personalTables)) {
    if (!exported) continue
    const isOfMember = sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${memberId}`),
      sql` or `,
    )
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${isOfMember}`.execute(db)
    data[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !omitted.has(column))),
    )
  }
  return data
}
