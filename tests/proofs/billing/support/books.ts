import type { TestSandbox } from '@hibiki/payment-sandbox/testing'
import type { BillingDatabase } from '../../../../services/billing/src/tables.ts'

/** Yen taken from a customer's cards, and yen refunded. */
export interface YenTotals {
  charged: number
  refunded: number
  charges: number
}

/** Returns the amounts of the provider and of our rows, by customer. The two must be equal once everything is settled. */
export async function readBothBooks(
  database: BillingDatabase,
  sandbox: Pick<TestSandbox, 'readTotals'>,
): Promise<{ ours: Record<string, YenTotals>; theirs: Record<string, YenTotals> }> {
  const { rows } = await database.pool.query<YenTotals & { customer: string }>(`
    select provider_customer_id as customer, sum(amount_yen)::int as charged, count(*)::int as charges,
      sum(case when state = 'refunded' then amount_yen else refunded_yen end)::int as refunded
    from payments where state in ('succeeded', 'refund-due', 'refunded') group by 1`)
  const ours = rows.map(({ customer, ...book }) => [customer, book] as const)
  const { customers } = await sandbox.readTotals()
  const theirs = Object.entries(customers)
    .filter(([, { charges }]) => charges > 0)
    .map(([customer, { declined: _, ...book }]) => [customer, book] as const)
  return { ours: Object.fromEntries(ours), theirs: Object.fromEntries(theirs) }
}
