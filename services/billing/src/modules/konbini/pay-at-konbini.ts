import { getJstDay } from '@hibiki/calendar'
import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import type { Trx } from '../../tables.ts'
import { findProviderCustomerId } from '../cards/cards.sql.ts'
import { beginSettlement } from '../contracts/begin-settlement.ts'
import { isLiveStatus } from '../contracts/contract.rules.ts'
import { hasPaymentUnderWay } from '../contracts/contract-plans.sql.ts'
import { lockContract, type StoredContract } from '../contracts/contracts.sql.ts'
import { findPurchase } from '../contracts/purchases.sql.ts'
import { computeOverdueDifference } from '../contracts/settlement.rules.ts'
import { findMember } from '../members/members.sql.ts'
import { toPlanFamily } from '../orders/purchase.rules.ts'
import { hasUndecidedOrder } from '../orders/purchase.sql.ts'
import { buildChargeMetadata } from '../payments/charge-metadata.sql.ts'
import { markUnclear } from '../payments/charge-payment.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import { ChargeImpossibleError } from '../payments/payment-errors.ts'
import { findPayment } from '../payments/payments.sql.ts'
import { requireReconciled } from '../payments/require-reconciled.ts'
import { abandonPayment, settlePayment } from '../payments/settle-payment.ts'
import { beginRenewal } from '../renewals/begin-renewal.ts'
import { findKonbiniExpiry, isPayableAtKonbini } from './konbini.rules.ts'
import { getKonbiniExpiry } from './konbini-payments.sql.ts'

/** `paid` means that credits have paid everything, `confirming` that the provider has not responded yet. */
export type KonbiniResult = 'waiting' | 'paid' | 'confirming'

/** What a contract owes once, apart from renewals to come: a renewal that was declined, or a difference after the end. */
export function isOwedOnce(contract: StoredContract): boolean {
  if (contract.invoiced) return false
  return isLiveStatus(contract.contract.status)
    ? contract.contract.status === 'pastDue' && contract.contract.lastFailedOn !== null
    : computeOverdueDifference(contract) > 0
}

/**
 * Begins to pay at a convenience store what a contract owes. While the payment waits no card is charged for the contract, and nothing
 * more is open than before.
 * @param options.shownAmount the yen that the page showed, which are never exceeded
 * @throws ApiError BILLING_CONTRACT_NOT_FOUND; BILLING_KONBINI_NOT_POSSIBLE when nothing is owed, on the last days of an unpaid
 * contract, or when the provider rejects it; BILLING_KONBINI_AMOUNT; BILLING_PRICE_CHANGED; BILLING_PAYMENT_UNDER_WAY;
 * BILLING_ORDER_UNDER_WAY; E5030 before a restored backup is reconciled
 */
export async function payAtKonbini(
  deps: PaymentContext,
  { memberId, contractId, shownAmount }: { memberId: string; contractId: string; shownAmount: number },
): Promise<KonbiniResult> {
  const { db } = deps.database
  const paymentId = await runTransactionWithRetry(db, async (trx) => {
    const purchase = await findPurchase(trx, memberId, contractId)
    const stored = purchase && (await lockContract(trx, purchase.id))
    if (!stored || stored.contractorId !== memberId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
    await requireReconciled(trx)
    if (await hasPaymentUnderWay(trx, stored.id)) throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
    const order = { userId: stored.userId, family: toPlanFamily(stored.contract) }
    if (await hasUndecidedOrder(trx, order)) throw new ApiError('BILLING_ORDER_UNDER_WAY')
    const begun = await begin(trx, stored, { memberId, now: deps.clock() })
    if (begun === null) return null
    const amount = (await findPayment(trx, begun))?.amount ?? 0
    if (amount > shownAmount) throw new ApiError('BILLING_PRICE_CHANGED')
    if (!isPayableAtKonbini(amount)) throw new ApiError('BILLING_KONBINI_AMOUNT')
    return begun
  })
  if (paymentId === null) return 'paid'
  return requestNumbers(deps, paymentId)
}

async function begin(
  trx: Trx,
  stored: StoredContract,
  { memberId, now }: { memberId: string; now: Date },
): Promise<string | null> {
  const konbiniExpiresAt = findKonbiniExpiry(stored.contract, getJstDay(now))
  const customerId = await findProviderCustomerId(trx, memberId)
  if (!isOwedOnce(stored) || konbiniExpiresAt === null || customerId === null)
    throw new ApiError('BILLING_KONBINI_NOT_POSSIBLE')
  const konbini = { customerId, konbiniExpiresAt }
  if (isLiveStatus(stored.contract.status)) return beginRenewal(trx, stored, { now, atOnce: true, konbini })
  const begun = await beginSettlement(trx, stored, now, { konbini })
  return begun.kind === 'charge' ? begun.paymentId : null
}

/** A request without a response is not repeated: its numbers reach nobody, so the payment is given up and the member begins again. */
async function requestNumbers(deps: PaymentContext, paymentId: string): Promise<KonbiniResult> {
  const { db } = deps.database
  const payment = await findPayment(db, paymentId)
  const member = payment?.memberId ? await findMember(db, payment.memberId) : undefined
  if (!payment || !member) throw new ApiError('BILLING_KONBINI_NOT_POSSIBLE')
  try {
    const intent = await deps.payments.requestKonbiniPayment({
      customerId: payment.customerId,
      amountYen: payment.amount,
      paymentId,
      about: await buildChargeMetadata(db, payment),
      expiresAt: await getKonbiniExpiry(db, paymentId),
      payer: { name: member.name, email: member.email },
      idempotencyKey: `payment:${paymentId}`,
    })
    const state = await settlePayment(deps, paymentId, intent)
    if (state === 'failed') throw new ApiError('BILLING_KONBINI_NOT_POSSIBLE')
    return state === 'waiting' ? 'waiting' : state === 'succeeded' ? 'paid' : 'confirming'
  } catch (error) {
    if (error instanceof ApiError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ paymentId, reason }, 'no numbers for a convenience store were given')
    if (error instanceof ChargeImpossibleError) {
      await abandonPayment(deps, paymentId, 'impossible')
      throw new ApiError('BILLING_KONBINI_NOT_POSSIBLE')
    }
    await markUnclear(deps, paymentId)
    return 'confirming'
  }
}
