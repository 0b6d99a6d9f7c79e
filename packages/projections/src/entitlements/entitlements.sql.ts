import { type Kysely, sql, type Transaction } from 'kysely'

export interface EntitlementsTables {
  entitlements: { member_id: string; functions: string[]; payment_unconfirmed: boolean; revision: number }
}

export interface Entitlements {
  /** Functions of the products the member has by contract. */
  functions: string[]
  paymentUnconfirmed: boolean
}

/** Creates `entitlements`, the projection of billing.entitlements-changed.v1. */
export async function createEntitlementsTable<DB>(db: Kysely<DB>): Promise<void> {
  await sql`create table entitlements (
    member_id uuid primary key,
    functions text[] not null,
    payment_unconfirmed boolean not null,
    revision int not null
  )`.execute(db)
}

/** Returns what a member may use by contract; null if billing has never sent anything about them. */
export async function findEntitlements<DB>(db: Kysely<DB>, memberId: string): Promise<Entitlements | null> {
  const { rows } = await sql<Entitlements>`
    select functions, payment_unconfirmed as "paymentUnconfirmed" from entitlements
    where member_id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

/** Saves the newest revision, whatever order they arrive in. */
export async function saveEntitlements<DB>(
  trx: Transaction<DB>,
  of: Entitlements & { memberId: string; revision: number },
): Promise<void> {
  await sql`
    insert into entitlements (member_id, functions, payment_unconfirmed, revision)
    values (${of.memberId}, ${of.functions}::text[], ${of.paymentUnconfirmed}, ${of.revision})
    on conflict (member_id) do update set functions = excluded.functions,
      payment_unconfirmed = excluded.payment_unconfirmed, revision = excluded.revision
    where entitlements.revision < excluded.revision`.execute(trx)
}
