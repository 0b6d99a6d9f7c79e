import { randomUUID } from 'node:crypto'
import type { PaymentState } from '../../tables.ts'
import { insertRefundAwaitsAccountMail, insertRefundMail } from '../mails/insert-order-mails.ts'
import { isWhollyRefunded } from '../refunds/refund.rules.ts'
import type { PaymentContext } from './payment-context.ts'
import {
  REFUND_AWAITS_ACCOUNT_CODE,
  REFUND_FAILURE_CODE,
  RETURNED_WITHOUT_PROVIDER_CODE,
  RefundFailedError,
} from './payment-errors.ts'
import { findPayment, lockPayment, type Payment, savePaymentState } from './payments.sql.ts'

/**
 * Refunds money that arrived for nothing. Reconciliation retries it until the provider has accepted it; what the bank rejects is
 * retried by staff only.
 */
export async function refundPayment(deps: PaymentContext, paymentId: string): Promise<PaymentState> {
  const { db } = deps.database
  const payment = await findPayment(db, paymentId)
  if (payment?.state !== 'refund-due' || payment.providerId === null) return payment?.state ?? 'failed'
  if (payment.failureCode === REFUND_AWAITS_ACCOUNT_CODE) return checkAwaitedAccount(deps, payment)
  const isRepeated = payment.failureCode === REFUND_FAILURE_CODE
  let isAwaitingAccount: boolean
  try {
    // Its first key would only repeat the stored response. A charge is refunded at most once under any key.
    const idempotencyKey = `payment:${paymentId}:refund${isRepeated ? `:${randomUUID()}` : ''}`
    const { providerId: paymentIntentId, amount: amountYen } = payment
    const refund = { paymentIntentId, amountYen, idempotencyKey }
    isAwaitingAccount = (await deps.payments.refund(refund)).isAwaitingAccount
  } catch (error) {
    if (error instanceof RefundFailedError) {
      await leaveToStaff(deps, paymentId, 'refund-due')
      return 'refund-due'
    }
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ paymentId, reason }, 'money could not be given back yet')
    return 'refund-due'
  }
  if (isAwaitingAccount) {
    await awaitAccount(deps, paymentId)
    return 'refund-due'
  }
  await saveRefunded(deps, paymentId)
  return 'refunded'
}

async function saveRefunded({ database, clock }: PaymentContext, paymentId: string): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const { state, failureCode } = await lockPayment(trx, paymentId)
    if (state !== 'refund-due') return
    const now = clock()
    await savePaymentState(trx, paymentId, {
      state: 'refunded',
      ...(failureCode !== null && { failureCode: null }),
      now,
    })
    await insertRefundMail(trx, { paymentId, part: null, now })
  })
}

/** Money that was paid at a convenience store goes to the bank account that the provider has just asked the member for. */
async function awaitAccount({ database, clock }: PaymentContext, paymentId: string): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const { state, failureCode, amount } = await lockPayment(trx, paymentId)
    if (state !== 'refund-due' || failureCode === REFUND_AWAITS_ACCOUNT_CODE) return
    const now = clock()
    await savePaymentState(trx, paymentId, { state, failureCode: REFUND_AWAITS_ACCOUNT_CODE, now })
    await insertRefundAwaitsAccountMail(trx, { paymentId, amount, now })
  })
}

/** Asks the provider whether the member has named an account, or has left it too long. */
async function checkAwaitedAccount(
  deps: PaymentContext,
  { id, providerId, amount }: Payment,
): Promise<PaymentState> {
  if (providerId === null) return 'refund-due'
  const refunds = await deps.payments.listRefunds({ paymentIntentId: providerId })
  if (!isWhollyRefunded(refunds, amount)) {
    await leaveToStaff(deps, id, 'refund-due')
    return 'refund-due'
  }
  if (refunds.some(({ isAwaitingAccount }) => isAwaitingAccount)) return 'refund-due'
  await saveRefunded(deps, id)
  return 'refunded'
}

/** Makes a refund due again that counted as made and that the bank rejected afterwards. */
export async function reopenRefund(deps: PaymentContext, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.database.db, paymentId)
  if (payment?.state !== 'refunded' || payment.providerId === null) return
  // What staff have returned by themselves stays returned, whatever is told late about the refund that failed before.
  if (payment.failureCode === RETURNED_WITHOUT_PROVIDER_CODE) return
  // The event may be late: the charge may have been refunded a second time since.
  const refunds = await deps.payments.listRefunds({ paymentIntentId: payment.providerId })
  if (isWhollyRefunded(refunds, payment.amount)) return
  await leaveToStaff(deps, paymentId, 'refunded')
}

async function leaveToStaff(deps: PaymentContext, paymentId: string, before: PaymentState): Promise<void> {
  await deps.database.db.transaction().execute(async (trx) => {
    const { state } = await lockPayment(trx, paymentId)
    if (state !== before) return
    const failureCode = REFUND_FAILURE_CODE
    await savePaymentState(trx, paymentId, { state: 'refund-due', failureCode, now: deps.clock() })
  })
  deps.log.error({ paymentId }, 'the bank refused a refund')
}
