import { addMonths, type Day, getJstDay } from '@hibiki/calendar'
import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError, getRequestLanguage, requireSession } from '@hibiki/http'
import { hasCurrentConsent } from '@hibiki/projections'
import { type Static, Type } from 'typebox'
import type { BillingContext } from '../../context.ts'
import { describeBillingErrors } from '../../errors.ts'
import { readIdempotencyKey } from '../../idempotency/read-idempotency-key.ts'
import { runIdempotentRequest } from '../../idempotency/run-idempotent-request.ts'
import type { Db } from '../../tables.ts'
import { getFixedT } from '../../texts.ts'
import { deductCredits, lockCredits } from '../bonus/credits.sql.ts'
import { findChargeableCard } from '../cards/payment-cards.sql.ts'
import { BillingPeriodSchema } from '../contracts/billing-period-schema.ts'
import { insertContract } from '../contracts/contracts.sql.ts'
import { buildSubscriptionContract } from '../contracts/new-contract.rules.ts'
import { applyCredits, MIN_CHARGE_YEN } from '../contracts/proration.rules.ts'
import { insertSettlementInvoice, upsertInvoiceToCharge } from '../invoices/invoices.sql.ts'
import { insertOrderMails } from '../mails/insert-order-mails.ts'
import { isDeletionPending } from '../members/deletion-requests.sql.ts'
import { chargePayment } from '../payments/charge-payment.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import { paymentErrorCodes, toPaymentError } from '../payments/payment-errors.ts'
import { findOrderPayment, insertPayment } from '../payments/payments.sql.ts'
import { requireReconciled } from '../payments/require-reconciled.ts'
import { requireVisibleProduct } from '../products/visible-product.ts'
import { placeRentalOrder } from '../rentals/place-rental-order.ts'
import { requireCompleteSeller } from '../seller/require-complete-seller.ts'
import { selectSellerText } from '../seller/seller-details.ts'
import { applyPlanChanges } from './apply-plan-changes.ts'
import type { PlanChange } from './plan-change.rules.ts'
import {
  createOrderConfirmation,
  lockAndPrepareOrder,
  type OrderRequest,
  type PlacedOrder,
  type PreparedUserOrder,
} from './prepare-order.ts'
import { OrderPeriodSchema, orderErrorCodes } from './preview-order.ts'
import { findReplacedPlan, toPlanFamily } from './purchase.rules.ts'
import { findOrderByKey, insertOrder, insertOrderUsers, isOrderInEffect, type Order } from './purchase.sql.ts'
import { resolveOrderUsers } from './resolve-order-users.ts'

const id = Type.String({ minLength: 1, maxLength: 64 })

/** Both routes accept the same body, because the server knows which product is a rental. */
export const PurchaseBody = Type.Object(
  {
    productId: id,
    period: OrderPeriodSchema,
    creditCardId: id,
    deliveryId: Type.Optional(
      Type.Union([id, Type.Null()], {
        description: 'The address to which a rented device is delivered; ignored for plans',
      }),
    ),
    addressId: Type.Optional(
      Type.Union([id, Type.Null()], { description: 'The same id as deliveryId, under another name' }),
    ),
    userIds: Type.Optional(
      Type.Array(id, { maxItems: 99, description: 'The users of the order; empty for oneself' }),
    ),
    shownAmount: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_147_483_647,
        description:
          'Yen, the total of order-details that the last screen showed; the response is 409 BILLING_PRICE_CHANGED when it would be more now',
      }),
    ),
    shownToday: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_147_483_647,
        description:
          'Yen that are charged today, the sum of the lines of kind subscription and differenceToday; part of shownAmount',
      }),
    ),
    shownPeriod: Type.Optional(
      Type.With(BillingPeriodSchema, {
        description:
          'How often every line of the last screen is paid; the response is 409 BILLING_PRICE_CHANGED when that is another now',
      }),
    ),
  },
  { $id: 'PurchaseInput' },
)

export const purchaseResponses = {
  200: Type.Object(
    {
      orderId: Type.String(),
      state: Type.Enum(['done', 'confirming'], {
        description:
          'confirming means that the outcome of the payment is not clear yet and becomes clear without another request',
      }),
      message: Type.String({ description: 'A text for the member' }),
    },
    { $id: 'PurchaseResult' },
  ),
  ...describeBillingErrors(
    ...orderErrorCodes,
    ...paymentErrorCodes,
    'E4003',
    'BILLING_DELETION_PENDING',
    'BILLING_ACCOUNT_CHANGING',
    'BILLING_DELIVERY_REQUIRED',
    'BILLING_PRICE_CHANGED',
    'BILLING_KEY_REUSED',
    'E5030',
    'E5040',
  ),
}

/** Executes one purchase once. */
export async function executePurchase(
  deps: BillingContext,
  call: string,
  request: Parameters<typeof requireSession>[0] & { body: Static<typeof PurchaseBody> },
): Promise<PlacedOrder & { message: string }> {
  const caller = requireSession(request)
  const { body } = request
  const lang = getRequestLanguage(request)
  const once = {
    memberId: caller.userId,
    key: readIdempotencyKey(request),
    call,
    body,
    now: deps.clock(),
    storedErrorCodes: paymentErrorCodes,
    // Without a key the same body may be a new request, because what was bought a moment ago may be cancelled by now.
    isCurrent: ({ orderId }: PlacedOrder) => isOrderInEffect(deps.db, orderId),
  }
  const placed = await runIdempotentRequest(deps.db, once, async (key) => {
    const seller = await requireCompleteSeller(deps.db)
    await requireOrderingAllowed(deps.db, caller.userId)
    const product = await requireVisibleProduct(deps, body.productId, caller)
    const users = await resolveOrderUsers(deps.db, caller, body.userIds ?? [])
    const card = await findChargeableCard(deps.db, { memberId: caller.userId, cardId: body.creditCardId })
    if (!card) throw new ApiError('E4040')
    const { payments } = deps
    if (!payments) throw new ApiError('E5030')
    return placeOrder(
      { ...deps, payments },
      {
        caller,
        product,
        period: body.period ?? null,
        users,
        card,
        deliveryId: body.deliveryId ?? body.addressId ?? null,
        shownAmount: body.shownAmount ?? null,
        shownToday: body.shownToday ?? null,
        shownPeriod: body.shownPeriod ?? null,
        returns: selectSellerText(seller.returns, lang),
        requestKey: key,
        language: lang,
      },
    )
  })
  const message = getFixedT(lang)(`messages.${placed.state === 'done' ? 'orderDone' : 'orderConfirming'}`)
  return { ...placed, message }
}

/**
 * Checks that the member may order at all.
 * @throws ApiError E4003 without consent to the terms of service in force, BILLING_DELETION_PENDING while the account's deletion
 * is pending
 */
export async function requireOrderingAllowed(db: Db, memberId: string): Promise<void> {
  if (!(await hasCurrentConsent(db, memberId))) throw new ApiError('E4003')
  if (await isDeletionPending(db, memberId)) throw new ApiError('BILLING_DELETION_PENDING')
}

/**
 * Orders a product for all its users or for none: first our rows are written, then the provider is called, then the result is
 * saved. The card of a rental is only verified now.
 * @throws ApiError E2003, E2004, E2005; E4040 for an address of another member; BILLING_DELIVERY_REQUIRED; BILLING_PRICE_CHANGED;
 * those of `paymentErrorCodes`
 */
export async function placeOrder(deps: PaymentContext, request: OrderRequest): Promise<PlacedOrder> {
  const { db } = deps.database
  const memberId = request.caller.userId
  const begun = await findOrderByKey(db, { memberId, requestKey: request.requestKey })
  if (begun && begun.state !== 'verifying') return finish(deps, begun)
  if (request.product.rental) return placeRentalOrder(deps, request, begun)
  const order = await beginOrder(deps, request)
  return finish(deps, order)
}

async function finish(deps: PaymentContext, order: Order): Promise<PlacedOrder> {
  if (order.state === 'failed') throw toPaymentError({ failureCode: order.failureCode })
  if (order.state === 'done') return { orderId: order.id, state: 'done' }
  const { db } = deps.database
  const payment = await findOrderPayment(db, order.id)
  const state = payment ? await chargePayment(deps, payment.id) : 'succeeded'
  if (state === 'succeeded') return { orderId: order.id, state: 'done' }
  if (state === 'pending' || state === 'unclear') return { orderId: order.id, state: 'confirming' }
  throw toPaymentError({ state, failureCode: (await findOrderPayment(db, order.id))?.failureCode ?? null })
}

/**
 * Writes an order, its pending contracts and the payment to be made for them in one transaction: whatever crashes afterwards, the
 * order is resumed from its rows. An order that only changes plans is done with it.
 */
async function beginOrder(deps: PaymentContext, request: OrderRequest): Promise<Order> {
  return runTransactionWithRetry(deps.database.db, async (trx) => {
    const { product, card, requestKey } = request
    const memberId = request.caller.userId
    const now = deps.clock()
    const today = getJstDay(now)
    const planned = await lockAndPrepareOrder(trx, request, now)
    const isNew = ({ effect }: PreparedUserOrder) => effect.kind === 'subscription'
    const planChanges = planned.filter((one) => !isNew(one)).map((one) => planChange(one, request, today))
    const fresh = planned.filter(isNew)
    const upgrades = planned.filter(({ effect }) => effect.isDifferenceDueNow && effect.difference > 0)
    const bills = [
      ...fresh.map(({ effect }) => effect.unitPrice),
      ...upgrades.map(({ effect }) => effect.difference),
    ]
    const full = bills.reduce((sum, yen) => sum + yen, 0)
    const credits = applyCredits(Math.max(full - MIN_CHARGE_YEN, 0), await lockCredits(trx, memberId))
    const taken = credits.used.reduce((sum, { yen }) => sum + yen, 0)
    const amount = full - taken
    const isUndecided = bills.length > 0
    const state = isUndecided ? 'paying' : 'done'
    const id = await insertOrder(trx, {
      memberId,
      requestKey,
      productId: product.id,
      periodMonths: planned[0]?.effect.periodMonths ?? 1,
      cardId: card.cardId,
      state,
      amount,
      planChanges,
      confirmed: createOrderConfirmation(request, planned, today),
      now,
    })
    await insertOrderUsers(trx, {
      orderId: id,
      userIds: planned.map(({ user }) => user.id),
      family: toPlanFamily(product),
      undecided: isUndecided,
    })
    if (isUndecided) {
      await requireReconciled(trx)
      await deductCredits(trx, credits.used)
      const paymentId = await insertPayment(trx, {
        memberId,
        source: card,
        orderId: id,
        purpose: 'order',
        amount,
        credits: taken,
        now,
      })
      const shares = sharesOf(amount, bills)
      for (const [index, { user, effect }] of fresh.entries()) {
        const { unitPrice, periodMonths } = effect
        const contractId = await insertContract(trx, {
          contractorId: memberId,
          userId: user.id,
          product: { id: product.id, price: unitPrice },
          contract: buildSubscriptionContract(today, periodMonths),
          cardId: card.cardId,
          orderId: id,
          now,
        })
        await upsertInvoiceToCharge(trx, {
          contractId,
          memberId,
          productId: product.id,
          periodFrom: today,
          periodUntil: addMonths(today, periodMonths),
          periodMonths,
          unitPrice,
          difference: 0,
          amount: shares[index] ?? 0,
          paymentId,
          now,
        })
      }
      for (const [index, one] of upgrades.entries()) {
        const { id: contractId, paidUntil } = requireReplacedPlan(one, request, today)
        await insertSettlementInvoice(trx, {
          contractId,
          memberId,
          productId: product.id,
          periodFrom: today,
          periodUntil: paidUntil,
          difference: one.effect.difference,
          amount: shares[fresh.length + index] ?? 0,
          paymentId,
          now,
        })
      }
    } else {
      await applyPlanChanges(trx, { planChanges, cardId: card.cardId }, now)
      await insertOrderMails(trx, id, now)
    }
    return { id, state, failureCode: null, cardId: card.cardId, planChanges }
  })
}

function planChange(order: PreparedUserOrder, request: OrderRequest, today: Day): PlanChange {
  const { id: contractId } = requireReplacedPlan(order, request, today)
  const { kind, unitPrice, periodMonths, difference, isDifferenceDueNow } = order.effect
  const change = { contractId, productId: request.product.id, unitPrice, difference }
  if (kind === 'periodChange') return { ...change, kind, nextPeriodMonths: periodMonths }
  if (kind === 'upgrade') return { ...change, kind, ...(isDifferenceDueNow && { isDifferencePaid: true }) }
  return { ...change, kind: 'downgrade' }
}

function requireReplacedPlan({ contracts }: PreparedUserOrder, { product }: OrderRequest, today: Day) {
  const plan = findReplacedPlan(product, contracts, today)
  if (!plan) throw new Error('a change of plan without a plan')
  return plan
}

/** Splits an amount over several invoices in proportion to what they bill, to the yen. */
function sharesOf(amount: number, bills: readonly number[]): number[] {
  const full = bills.reduce((sum, yen) => sum + yen, 0)
  const upTo = (count: number) =>
    Math.ceil((amount * bills.slice(0, count).reduce((sum, yen) => sum + yen, 0)) / full)
  return bills.map((_, index) => upTo(index + 1) - upTo(index))
}
