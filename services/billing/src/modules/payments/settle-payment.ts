import { type Day, getJstDay } from '@hibiki/calendar'
import { runTransactionWithRetry } from '@hibiki/database'
import type { PaymentState, Trx } from '../../tables.ts'
import { insertBonusCredit } from '../bonus/bonus-codes.sql.ts'
import type { PeriodMonths } from '../contracts/billing-period.rules.ts'
import { lockContractsOfPayment } from '../contracts/contract-plans.sql.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { switchToBilledPlan } from '../contracts/plan-of-next-bill.ts'
import { saveContractTransition } from '../contracts/save-contract-transition.ts'
import { applyTransition, type TransitionCause } from '../contracts/transitions.rules.ts'
import { findBilledPlan, setInvoiceStatesOfPayment } from '../invoices/invoices.sql.ts'
import { insertKonbiniExpiredMail, insertKonbiniWaitingMail } from '../konbini/insert-konbini-waiting-mail.ts'
import { reopenBillOfLatePayment, saveKonbiniNumbers } from '../konbini/konbini-payments.sql.ts'
import { insertOrderFailedMail, insertOrderMails } from '../mails/insert-order-mails.ts'
import { applyPlanChanges, canApplyPlanChanges } from '../orders/apply-plan-changes.ts'
import { lockOrder, saveOrderState } from '../orders/purchase.sql.ts'
import { cancelAfterDeclinedSettlement, cancelAfterSettlement } from './cancel-after-settlement.ts'
import type { PaymentContext } from './payment-context.ts'
import { CANCELED_FAILURE_CODE, NOT_WANTED_FAILURE_CODE } from './payment-errors.ts'
import { toFailureCode, toPaymentOutcome } from './payment-outcome.ts'
import type { ProviderPaymentIntent } from './payment-provider.ts'
import { isOpenState, lockPayment, type Payment, savePaymentState } from './payments.sql.ts'
import { refundPayment } from './refund-payment.ts'

/**
 * Applies what the provider says of a payment to contracts, invoices, the order and the events, in one transaction and once,
 * whether the call itself, reconciliation or a webhook brings the outcome. Money for a contract that is over is refunded.
 */
export async function settlePayment(
  deps: PaymentContext,
  paymentId: string,
  intent: ProviderPaymentIntent,
): Promise<PaymentState> {
  const state = await runTransactionWithRetry(deps.database.db, async (trx) =>
    settle(trx, await lockPayment(trx, paymentId), intent, deps.clock()),
  )
  if (state === 'refund-due') return refundPayment(deps, paymentId)
  // It was given up here before its numbers were known, so nobody is to pay with them.
  if (state === 'failed' && intent.konbini !== null)
    await deps.payments.cancelPaymentIntent({
      id: intent.id,
      idempotencyKey: `payment:${paymentId}:cancel`,
    })
  return state
}

/** Records that a payment was never made, because the provider does not know it and it cannot be sent again, or can never charge it. */
export async function abandonPayment(
  deps: PaymentContext,
  paymentId: string,
  failureCode: 'never-arrived' | 'impossible' = 'never-arrived',
): Promise<void> {
  await runTransactionWithRetry(deps.database.db, async (trx) => {
    const payment = await lockPayment(trx, paymentId)
    if (!isOpenState(payment.state)) return
    const now = deps.clock()
    await savePaymentState(trx, paymentId, { state: 'failed', failureCode, now })
    await fail(trx, payment, failureCode, now)
  })
}

async function settle(
  trx: Trx,
  payment: Payment,
  intent: ProviderPaymentIntent,
  now: Date,
): Promise<PaymentState> {
  const outcome = toPaymentOutcome(intent)
  const isOpen = isOpenState(payment.state)
  // Of a payment that was given up only money that arrived after all still matters.
  if (!isOpen && (payment.state !== 'failed' || outcome !== 'succeeded')) return payment.state
  const providerId = intent.id
  if (outcome === 'waiting') {
    await savePaymentState(trx, payment.id, { state: 'waiting', providerId, now })
    if (payment.state === 'waiting' || intent.konbini === null) return 'waiting'
    await saveKonbiniNumbers(trx, payment.id, intent.konbini)
    await insertKonbiniWaitingMail(trx, payment, { konbini: intent.konbini, now })
    return 'waiting'
  }
  if (outcome === 'unclear') {
    await savePaymentState(trx, payment.id, { state: 'unclear', providerId, now })
    return 'unclear'
  }
  if (outcome === 'failed') {
    const failureCode = toFailureCode(intent)
    await savePaymentState(trx, payment.id, { state: 'failed', providerId, failureCode, now })
    await fail(trx, payment, failureCode, now)
    if (payment.state === 'waiting' && failureCode !== CANCELED_FAILURE_CODE)
      await insertKonbiniExpiredMail(trx, payment, now)
    return 'failed'
  }
  const isBillOpen = isOpen || (await reopenBillOfLatePayment(trx, payment))
  const isWanted = isBillOpen && (await succeed(trx, payment, now))
  if (isBillOpen && !isWanted) await fail(trx, payment, NOT_WANTED_FAILURE_CODE, now)
  const state = isWanted ? 'succeeded' : 'refund-due'
  const isLate = !isOpen && isWanted
  await savePaymentState(trx, payment.id, { state, providerId, ...(isLate && { failureCode: null }), now })
  return state
}

/** Settles all contracts of the payment; returns false, with nothing changed, when one of them has ended meanwhile. */
async function succeed(trx: Trx, payment: Payment, now: Date): Promise<boolean> {
  if (payment.purpose === 'settlement') return cancelAfterSettlement(trx, payment, now)
  const contracts = await lockContractsOfPayment(trx, payment.id, { kind: 'period' })
  const billed = payment.purpose === 'renewal' ? await findBilledPlan(trx, payment.id) : null
  const moved = moveAll(
    billed ? contracts.map((one) => withPeriod(one, billed.periodMonths)) : contracts,
    'payment-succeeded',
    getJstDay(payment.createdAt),
  )
  if (moved.length < contracts.length) return false
  if (payment.purpose === 'renewal') {
    const [contract] = contracts
    if (!contract || billed === null || !(await switchToBilledPlan(trx, contract, billed))) return false
  }
  const order = payment.orderId === null ? null : await lockOrder(trx, payment.orderId)
  // A payment that is for no period is for upgrades that are paid at once.
  if (contracts.length === 0 && (order?.planChanges.length ?? 0) === 0) return false
  if (order && !(await canApplyPlanChanges(trx, order, { now, paymentId: payment.id }))) return false
  for (const { before, after } of moved) await saveContractTransition(trx, before, after, now)
  await setInvoiceStatesOfPayment(trx, { paymentId: payment.id, state: 'paid', now })
  if (payment.orderId !== null && order) {
    await applyPlanChanges(trx, order, now)
    await saveOrderState(trx, payment.orderId, { state: 'done', now })
    await insertOrderMails(trx, payment.orderId, now)
  }
  return true
}

/** Records a failed payment: a first one makes the order fail, and for a later one dunning goes on. */
async function fail(trx: Trx, payment: Payment, failureCode: string, now: Date): Promise<void> {
  // The contract is as unpaid as before a convenience store was chosen, because no card was declined.
  if (payment.method === 'card') await applyDecline(trx, payment, now)
  const state = payment.purpose === 'renewal' ? 'failed' : 'void'
  await setInvoiceStatesOfPayment(trx, { paymentId: payment.id, state, now })
  if (payment.credits > 0 && payment.memberId !== null)
    await insertBonusCredit(trx, { memberId: payment.memberId, yen: payment.credits, now })
  if (payment.orderId === null) return
  await saveOrderState(trx, payment.orderId, { state: 'failed', failureCode, now })
  if (payment.state !== 'unclear') return
  await insertOrderFailedMail(trx, payment.orderId, { charged: failureCode === NOT_WANTED_FAILURE_CODE, now })
}

async function applyDecline(trx: Trx, payment: Payment, now: Date): Promise<void> {
  if (payment.purpose === 'settlement') {
    await cancelAfterDeclinedSettlement(trx, payment, now)
    return
  }
  const contracts = await lockContractsOfPayment(trx, payment.id, { kind: 'period' })
  for (const { before, after } of moveAll(contracts, 'payment-failed', getJstDay(payment.createdAt)))
    await saveContractTransition(trx, before, after, now)
}

/** Returns the contract as if it were paid as often as its bill says. */
function withPeriod(stored: StoredContract, periodMonths: PeriodMonths): StoredContract {
  return { ...stored, contract: { ...stored.contract, periodMonths } }
}

function moveAll(contracts: readonly StoredContract[], cause: TransitionCause, on: Day) {
  return contracts.flatMap((before) => {
    const moved = applyTransition(before.contract, cause, 'provider', on)
    return moved.ok ? [{ before, after: moved.contract }] : []
  })
}
