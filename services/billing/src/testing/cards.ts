import { randomUUID } from 'node:crypto'
import type { BillingApp } from './billing-app.ts'

/** Inserts a card of a member, as if it were registered with the provider. */
export async function insertTestCard(
  billing: Pick<BillingApp, 'database'>,
  memberId: string,
): Promise<{ id: string; providerId: string }> {
  const { db } = billing.database
  const now = new Date('2026-11-01T00:00:00Z')
  await db
    .insertInto('payment_customers')
    .values({ member_id: memberId, provider_id: `cus_${memberId}`, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const providerId = `pm_${randomUUID()}`
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, created_at: now }
  const { id } = await db
    .insertInto('cards')
    .values({ member_id: memberId, provider_id: providerId, ...card })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, providerId }
}
