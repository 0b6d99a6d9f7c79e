import type { Day } from '@hibiki/calendar'
import type { Db, Trx } from '../../db/schema.ts'
import type { FunctionCode } from '../products/functions.rules.ts'

/** What other services were last told about a member; revision 0 before the first time. */
export interface PublishedEntitlements {
  functions: FunctionCode[]
  premium: boolean
  paymentUnconfirmed: boolean
  planName: { ja: string; en: string } | null
  revision: number
}

/** Serialises everybody who changes what a member may use. */
export async function lockEntitlements(trx: Trx, userId: string, now: Date): Promise<PublishedEntitlements> {
  await trx
    .insertInto('entitlements')
    .values({ user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('entitlements')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { plan_name_ja: ja, plan_name_en: en } = row
  return {
    functions: row.functions,
    premium: row.premium,
    paymentUnconfirmed: row.payment_unconfirmed,
    planName: ja !== null && en !== null ? { ja, en } : null,
    revision: row.revision,
  }
}

export async function saveEntitlements(
  trx: Trx,
  userId: string,
  told: PublishedEntitlements,
  o: { nextChangeOn: Day | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('entitlements')
    .set({
      functions: told.functions,
      premium: told.premium,
      payment_unconfirmed: told.paymentUnconfirmed,
      plan_name_ja: told.planName?.ja ?? null,
      plan_name_en: told.planName?.en ?? null,
      revision: told.revision,
      next_change_on: o.nextChangeOn,
      updated_at: o.now,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Members whose entitlements time alone has changed, those waiting longest first. */
export async function findDueEntitlements(db: Db, today: Day, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('entitlements')
    .select('user_id as userId')
    .where('next_change_on', '<=', today)
    .orderBy('next_change_on')
    .limit(limit)
    .execute()
  return rows.map((row) => row.userId)
}
