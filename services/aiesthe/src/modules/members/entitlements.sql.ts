import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../schema.ts'

export interface Entitlements {
  functions: string[]
  paymentUnconfirmed: boolean
}

/** What a member may use by contract; null when billing has never said anything of them. */
export async function findEntitlements(
  db: Kysely<AiestheTables>,
  memberId: string,
): Promise<Entitlements | null> {
  const row = await db
    .selectFrom('entitlements')
    .select(['functions', 'payment_unconfirmed as paymentUnconfirmed'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps the newest revision, whatever order they arrive in. */
export async function saveEntitlements(
  trx: Transaction<AiestheTables>,
  of: Entitlements & { memberId: string; revision: number },
): Promise<void> {
  await sql`
    insert into entitlements (member_id, functions, payment_unconfirmed, revision)
    values (${of.memberId}, ${of.functions}::text[], ${of.paymentUnconfirmed}, ${of.revision})
    on conflict (member_id) do update set functions = excluded.functions,
      payment_unconfirmed = excluded.payment_unconfirmed, revision = excluded.revision
    where entitlements.revision < excluded.revision`.execute(trx)
}
