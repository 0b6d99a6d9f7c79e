import { isUuid } from '@hibiki/text'
import type { BillingContext } from '../../context.ts'
import { adoptRefunds } from '../refunds/adopt-refunds.ts'
import { isWhollyRefunded } from '../refunds/refund.rules.ts'
import type { PaymentContext } from './payment-context.ts'
import { RefundFailedError } from './payment-errors.ts'
import type { ProviderCharge } from './payment-provider.ts'
import { findPayment, findPaymentByProviderId, isOpenState } from './payments.sql.ts'
import { recordLostCharge } from './record-lost-charge.ts'
import { finishRestores, insertRestore, listOpenRestores } from './restores.sql.ts'
import { abandonPayment, settlePayment } from './settle-payment.ts'

/** The clocks of both sides may differ by this much. */
const CLOCK_SKEW_MS = 600_000

type Context = Pick<BillingContext, 'database' | 'db' | 'payments' | 'clock' | 'log'>

/**
 * Records that the database was put back to a moment: `node src/server.ts mark-restored <moment>`. Until `reconcile` has run,
 * nothing is charged, and no contract counts as unpaid.
 * @throws Error when `moment` is malformed or in the future
 */
export async function recordRestore(
  { db, clock }: Context,
  [moment = '']: readonly string[],
): Promise<string> {
  const restoredTo = new Date(moment)
  const now = clock()
  if (Number.isNaN(restoredTo.getTime()) || restoredTo > now)
    throw new Error('give the moment that the database was put back to, like 2026-11-01T00:00:00Z')
  await insertRestore(db, { restoredTo, now })
  return `nothing is charged until reconcile has compared what was charged since ${restoredTo.toISOString()}`
}

const done = { booked: 0, settled: 0, canceled: 0, 'given back': 0, 'known already': 0, 'of others': 0 }
type Done = keyof typeof done
type Result = Done | 'unclear' | 'not given back'

/**
 * Books what the provider charged since the moment to which the database was put back: `node src/server.ts reconcile`. A missing
 * payment is booked by the contract and period in its metadata, and refunded when that is not possible. Then charging begins
 * again. It may be repeated.
 * @throws Error while the outcome of a charge is not clear, or when the bank rejects a refund: run it again, or refund that
 * charge by hand first
 */
export async function reconcileAfterRestore(context: Context): Promise<string> {
  const { db, payments } = context
  const restores = await listOpenRestores(db)
  if (restores.length === 0) return 'nothing was restored since the last time'
  if (!payments) throw new Error('it needs the payment provider: the STRIPE_… settings')
  const deps = { ...context, payments }
  const oldest = Math.min(...restores.map(({ restoredTo }) => restoredTo.getTime()))
  const since = new Date(oldest - CLOCK_SKEW_MS)
  const counts = { ...done }
  const left: string[] = []
  // The oldest charge comes first, because the periods of a contract follow each other.
  for (const charge of await payments.listCharges({ since })) {
    const result = await reconcileCharge(deps, charge)
    if (result === 'unclear' || result === 'not given back') left.push(`${charge.id} is ${result}`)
    else counts[result] += 1
  }
  await adoptRefundsSince(deps, since)
  const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  if (left.length > 0)
    throw new Error(`${told.join(', ')}; still nothing is charged, because ${left.join(', ')}`)
  const ids = restores.map(({ id }) => id)
  await finishRestores(db, ids, context.clock())
  return `${told.join(', ')}; charges are made again`
}

async function reconcileCharge(deps: PaymentContext, charge: ProviderCharge): Promise<Result> {
  const { payment: paymentId } = charge.metadata
  if (paymentId === undefined || !isUuid(paymentId)) return 'of others'
  const payment = await findPayment(deps.database.db, paymentId)
  const isOpen = payment !== null && isOpenState(payment.state)
  if (payment && !isOpen && payment.state !== 'failed') return 'known already'
  if (charge.status === 'processing') return 'unclear'
  if (charge.konbini !== null && !isOpen) return cancelWaitingPayment(deps, charge)
  if (await isGivenBack(deps, charge)) {
    if (isOpen) await abandonPayment(deps, paymentId)
    return 'known already'
  }
  if (payment) {
    await settlePayment(deps, paymentId, charge)
    return 'settled'
  }
  if (await recordLostCharge(deps, charge)) return 'booked'
  return giveBack(deps, charge, paymentId)
}

/** Nobody is to pay at a store what is not asked for here; who was there just before has paid all the same. */
async function cancelWaitingPayment(deps: PaymentContext, charge: ProviderCharge): Promise<Result> {
  const { id } = charge
  const intent = await deps.payments.cancelPaymentIntent({ id, idempotencyKey: `intent:${id}:cancel` })
  return intent.konbini === null && intent.status === 'succeeded'
    ? reconcileCharge(deps, { ...charge, ...intent })
    : 'canceled'
}

/**
 * Returns whether all of a charge was refunded because it arrived for nothing. What staff refunded was wanted once, so it is booked
 * like any other charge, and its refunds with it.
 */
async function isGivenBack({ payments }: PaymentContext, { id, amount }: ProviderCharge): Promise<boolean> {
  const refunds = await payments.listRefunds({ paymentIntentId: id })
  return isWhollyRefunded(refunds, amount) && refunds.every(({ refundId }) => refundId === null)
}

/** Books the refunds that were made since, also of charges from before the backup. */
async function adoptRefundsSince(deps: PaymentContext, since: Date): Promise<void> {
  const refunds = await deps.payments.listRefunds({ since })
  for (const intentId of new Set(refunds.map(({ paymentIntentId }) => paymentIntentId))) {
    const payment = await findPaymentByProviderId(deps.database.db, intentId)
    if (payment) await adoptRefunds(deps, payment)
  }
}

/** The idempotency key is always the same, so a charge is not refunded twice. */
async function giveBack(
  { payments }: PaymentContext,
  charge: ProviderCharge,
  paymentId: string,
): Promise<Result> {
  try {
    const { id: paymentIntentId, amount: amountYen } = charge
    await payments.refund({ paymentIntentId, amountYen, idempotencyKey: `payment:${paymentId}:refund` })
    return 'given back'
  } catch (error) {
    if (error instanceof RefundFailedError) return 'not given back'
    throw error
  }
}
