import { claimCustomerDeletions, finishCustomerDeletion } from './customer-deletions.sql.ts'
import type { PaymentContext } from './payment-context.ts'

const BATCH_SIZE = 50
const TRY_AGAIN_AFTER_MS = 600_000

/**
 * Has the provider erase the customers of erased members, with their cards, and removes their ids from our payments. What the
 * provider does not confirm is retried after ten minutes. Any number of replicas may run it.
 */
export async function deleteProviderCustomers(deps: PaymentContext): Promise<void> {
  const { db } = deps.database
  for (;;) {
    const now = deps.clock()
    const nextTry = new Date(now.getTime() + TRY_AGAIN_AFTER_MS)
    const ids = await claimCustomerDeletions(db, { now, nextTry, limit: BATCH_SIZE })
    for (const id of ids) await forget(deps, id)
    if (ids.length < BATCH_SIZE) return
  }
}

async function forget(deps: PaymentContext, id: string): Promise<void> {
  try {
    await deps.payments.deleteCustomer(id)
    await deps.database.db.transaction().execute((trx) => finishCustomerDeletion(trx, id))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ reason }, 'a customer could not be erased at the payment provider yet')
  }
}
