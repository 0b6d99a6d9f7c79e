import { getJstDay } from '@hibiki/calendar'
import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import { type ChargeableCard, tryLockCard } from '../cards/payment-cards.sql.ts'
import { beginSettlement } from '../contracts/begin-settlement.ts'
import { isLiveStatus, isRenewingStatus } from '../contracts/contract.rules.ts'
import { hasPaymentUnderWay, setContractCard } from '../contracts/contract-plans.sql.ts'
import { lockContract } from '../contracts/contracts.sql.ts'
import { findPurchase } from '../contracts/purchases.sql.ts'
import { computeOverdueDifference } from '../contracts/settlement.rules.ts'
import { insertCardChangedMail } from '../mails/insert-card-changed-mail.ts'
import { toPlanFamily } from '../orders/purchase.rules.ts'
import { hasUndecidedOrder } from '../orders/purchase.sql.ts'
import { chargePayment } from '../payments/charge-payment.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import { toPaymentError } from '../payments/payment-errors.ts'
import { findPayment } from '../payments/payments.sql.ts'
import { beginRenewal } from './begin-renewal.ts'

/** `nothing-due` means that the card is used from the next invoice on. */
export type CardChangeResult = 'nothing-due' | 'paid' | 'confirming'

/**
 * Sets another card for a contract, and charges it at once what is due, or what an upgrade still owes of a contract that is over.
 * @throws ApiError BILLING_CONTRACT_NOT_FOUND; E4040 for a card that was removed; BILLING_PAYMENT_UNDER_WAY;
 * BILLING_ORDER_UNDER_WAY when what is due can't be charged before an order is decided; those of `paymentErrorCodes`, although
 * the card is changed
 */
export async function changeContractCard(
  deps: PaymentContext,
  { memberId, contractId, card }: { memberId: string; contractId: string; card: ChargeableCard },
): Promise<CardChangeResult> {
  const { db } = deps.database
  const now = deps.clock()
  const paymentId = await runTransactionWithRetry(db, async (trx) => {
    const purchase = await findPurchase(trx, memberId, contractId)
    const stored = purchase && (await lockContract(trx, purchase.id))
    if (!stored || stored.contractorId !== memberId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
    const isOver = !isLiveStatus(stored.contract.status)
    if (isOver && computeOverdueDifference(stored) === 0) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
    if (await hasPaymentUnderWay(trx, stored.id)) throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
    const { paidUntil, status } = stored.contract
    const isDue = isRenewingStatus(status) && paidUntil !== null && paidUntil <= getJstDay(now)
    const order = { userId: stored.userId, family: toPlanFamily(stored.contract) }
    if (isDue && (await hasUndecidedOrder(trx, order))) throw new ApiError('BILLING_ORDER_UNDER_WAY')
    if (!(await tryLockCard(trx, card.cardId))) throw new ApiError('E4040')
    await setContractCard(trx, stored.id, card.cardId)
    if (isOver) {
      const begun = await beginSettlement(trx, { ...stored, cardId: card.cardId }, now)
      return begun.kind === 'charge' ? begun.paymentId : null
    }
    await insertCardChangedMail(trx, { ...stored, cardId: card.cardId }, now)
    return isDue ? beginRenewal(trx, { ...stored, cardId: card.cardId }, { now, atOnce: true }) : null
  })
  if (paymentId === null) return 'nothing-due'
  const state = await chargePayment(deps, paymentId)
  if (state === 'succeeded') return 'paid'
  if (state === 'pending' || state === 'unclear') return 'confirming'
  throw toPaymentError({ state, failureCode: (await findPayment(db, paymentId))?.failureCode ?? null })
}
