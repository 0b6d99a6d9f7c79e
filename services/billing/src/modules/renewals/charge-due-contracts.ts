import { getJstDay } from '@hibiki/calendar'
import { listContractIdsToCharge } from '../contracts/contract-plans.sql.ts'
import { lockContract } from '../contracts/contracts.sql.ts'
import { chargePayment } from '../payments/charge-payment.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import { isReconciliationDue } from '../payments/restores.sql.ts'
import { beginRenewal } from './begin-renewal.ts'

const BATCH_SIZE = 200

/** Without a provider, or before `reconcile` has run after a restore, no card is charged, but contracts paid by invoice are renewed. */
type ChargeDeps = Omit<PaymentContext, 'payments'> & { payments: PaymentContext['payments'] | undefined }

/**
 * Charges what is due by the clock: renewals on their day, retries 1, 3, 5 and 7 days later, and rentals once delivered, and
 * writes the next bill of contracts paid by invoice.
 * Any number of replicas may run it: a contract has one writer, and no second payment begins while one is pending.
 */
export async function chargeDueContracts(deps: ChargeDeps): Promise<void> {
  const seen = new Set<string>()
  const isHeld = deps.payments === undefined || (await isReconciliationDue(deps.database.db))
  const which = { onlyInvoiced: isHeld, limit: BATCH_SIZE }
  for (;;) {
    const today = getJstDay(deps.clock())
    const due = await listContractIdsToCharge(deps.database.db, today, which)
    const unseen = due.filter((id) => !seen.has(id))
    if (unseen.length === 0) return
    for (const id of unseen) {
      seen.add(id)
      await chargeContractIfDue(deps, id).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        deps.log.error({ contractId: id, reason }, 'a contract could not be charged')
      })
    }
  }
}

/** Charges one contract if it is due. */
export async function chargeContractIfDue({ payments, ...deps }: ChargeDeps, id: string): Promise<void> {
  const paymentId = await deps.database.db.transaction().execute(async (trx) => {
    const contract = await lockContract(trx, id, { skip: true })
    return contract && beginRenewal(trx, contract, { now: deps.clock(), atOnce: false })
  })
  if (paymentId && payments) await chargePayment({ ...deps, payments }, paymentId)
}
