import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/languages'
import type { Db, Trx } from '../../tables.ts'
import type { FunctionCode } from '../products/function-codes.rules.ts'

/** What was last published of a member; the revision is 0 before the first time. */
export interface PublishedEntitlements {
  functions: FunctionCode[]
  premium: boolean
  paymentUnconfirmed: boolean
  planName: LocalText | null
  revision: number
}

/** Serializes all transactions that change what a member may use. It is a single statement, because every change of a contract runs it. */
export async function lockPublishedEntitlements(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<{ published: PublishedEntitlements; nextChangeOn: Day | null }> {
  const row = await trx
    .insertInto('entitlements')
    .values({ user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
  const published = {
    functions: row.functions,
    premium: row.premium,
    paymentUnconfirmed: row.payment_unconfirmed,
    planName: row.plan_name,
    revision: row.revision,
  }
  return { published, nextChangeOn: row.next_change_on }
}

export async function savePublishedEntitlements(
  trx: Trx,
  userId: string,
  published: PublishedEntitlements,
  { nextChangeOn, now }: { nextChangeOn: Day | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('entitlements')
    .set({
      functions: published.functions,
      premium: published.premium,
      payment_unconfirmed: published.paymentUnconfirmed,
      plan_name: published.planName,
      revision: published.revision,
      next_change_on: nextChangeOn,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Lists members whose entitlements time alone has changed, the longest waiting first. */
export async function listUserIdsWithDueEntitlements(db: Db, today: Day, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('entitlements')
    .select('user_id as userId')
    .where('next_change_on', '<=', today)
    .orderBy('next_change_on')
    .limit(limit)
    .execute()
  return rows.map((row) => row.userId)
}
