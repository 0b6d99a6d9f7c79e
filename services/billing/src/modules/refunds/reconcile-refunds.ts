import type { PaymentContext } from '../payments/payment-context.ts'
import { claimPendingRefunds, findRefund } from './refunds.sql.ts'
import { reconcileRefund } from './send-refund.ts'

/** A refund is reconciled only after this, because the request that makes it may still be running before. */
const RECONCILE_AFTER_MS = 120_000
/** A member may take weeks to name a bank account, and the provider normally reports it. */
const AWAITED_ACCOUNT_INTERVAL_MS = 600_000
const BATCH_SIZE = 100

/** Settles refunds without an outcome. Several replicas share the work; each refund is checked once per two minutes. */
export async function reconcileRefunds(deps: PaymentContext): Promise<void> {
  await reconcileClaimed(deps, { awaitingAccount: false, intervalMs: RECONCILE_AFTER_MS })
  await reconcileClaimed(deps, { awaitingAccount: true, intervalMs: AWAITED_ACCOUNT_INTERVAL_MS })
}

async function reconcileClaimed(
  deps: PaymentContext,
  { awaitingAccount, intervalMs }: { awaitingAccount: boolean; intervalMs: number },
): Promise<void> {
  const { db } = deps.database
  for (;;) {
    const now = deps.clock()
    const before = new Date(now.getTime() - intervalMs)
    const ids = await claimPendingRefunds(db, { before, now, limit: BATCH_SIZE, awaitingAccount })
    for (const id of ids) {
      const refund = await findRefund(db, id)
      if (!refund) continue
      await reconcileRefund(deps, refund).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        deps.log.warn({ refundId: id, reason }, 'a refund could not be cleared yet')
      })
    }
    if (ids.length < BATCH_SIZE) break
  }
}
