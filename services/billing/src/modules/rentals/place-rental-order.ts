import { getJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import type { Db } from '../../tables.ts'
import { requireDeliveryAddressId } from '../addresses/delivery-address.ts'
import { findDeliveryAddress } from '../addresses/delivery-addresses.sql.ts'
import type { ChargeableCard } from '../cards/payment-cards.sql.ts'
import { insertContract } from '../contracts/contracts.sql.ts'
import { buildRentalContract } from '../contracts/new-contract.rules.ts'
import { insertOrderMails } from '../mails/insert-order-mails.ts'
import type { OrderRequest, PlacedOrder } from '../orders/prepare-order.ts'
import { createOrderConfirmation, lockAndPrepareOrder, prepareOrder } from '../orders/prepare-order.ts'
import {
  insertOrder,
  insertOrderUsers,
  isUndecidedOrderConflict,
  lockOrder,
  type Order,
  releaseOrderRequestKey,
  saveOrderState,
} from '../orders/purchase.sql.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import { toPaymentError } from '../payments/payment-errors.ts'

/**
 * Verifies the card, then writes the contracts, which wait for their delivery. A process that crashes in between has charged
 * nothing, and the same request resumes where it was.
 */
export async function placeRentalOrder(
  deps: PaymentContext,
  request: OrderRequest,
  begun: Order | null,
): Promise<PlacedOrder> {
  const { db } = deps.database
  const { product, card, users, requestKey } = request
  const memberId = request.caller.userId
  if (request.deliveryId === null) throw new ApiError('BILLING_DELIVERY_REQUIRED')
  const deliveryId = requireDeliveryAddressId(request.deliveryId)
  if (!(await findDeliveryAddress(db, { memberId, id: deliveryId }))) throw new ApiError('E4040')
  const now = deps.clock()
  const today = getJstDay(now)
  // It is rejected before the provider is called, and checked again when the contracts are written.
  const planned = await prepareOrder(db, {
    callerId: memberId,
    product,
    period: request.period,
    users,
    today,
    ...(begun && { orderId: begun.id }),
  })
  const confirmed = createOrderConfirmation(request, planned, today)
  const orderId =
    begun?.id ??
    (await insertVerifying(db, {
      userIds: users.map(({ id }) => id),
      memberId,
      requestKey,
      productId: product.id,
      cardId: card.cardId,
      confirmed,
      now,
    }))
  const failureCode = await verify(deps, card, orderId)
  let end: OrderEnd
  try {
    end = await finishRentalOrder(deps, { ...request, deliveryId, orderId, failureCode })
  } catch (error) {
    // It is not possible any more, so the order fails, and the member may order again, even with the same request.
    if (error instanceof ApiError)
      await db.transaction().execute(async (trx) => {
        if ((await lockOrder(trx, orderId)).state !== 'verifying') return
        await saveOrderState(trx, orderId, { state: 'failed', failureCode: error.code, now })
        await releaseOrderRequestKey(trx, orderId)
      })
    throw error
  }
  if (end.state === 'failed') throw toPaymentError({ failureCode: end.failureCode })
  return { orderId, state: 'done' }
}

/** @throws ApiError BILLING_ORDER_UNDER_WAY when another order of one of the users was faster */
async function insertVerifying(
  db: Db,
  {
    userIds,
    ...order
  }: Pick<
    Parameters<typeof insertOrder>[1],
    'memberId' | 'requestKey' | 'productId' | 'cardId' | 'confirmed' | 'now'
  > & { userIds: readonly string[] },
): Promise<string> {
  try {
    return await db.transaction().execute(async (trx) => {
      const orderId = await insertOrder(trx, {
        ...order,
        periodMonths: 1,
        state: 'verifying',
        amount: 0,
        planChanges: [],
      })
      await insertOrderUsers(trx, { orderId, userIds, family: 'rental', undecided: true })
      return orderId
    })
  } catch (error) {
    if (isUndecidedOrderConflict(error)) throw new ApiError('BILLING_ORDER_UNDER_WAY')
    throw error
  }
}

/** Returns null when the card can be charged later without its holder, and otherwise the reason. */
async function verify(deps: PaymentContext, card: ChargeableCard, orderId: string): Promise<string | null> {
  const { customerId, paymentMethodId } = card
  const idempotencyKey = `order:${orderId}:verify`
  try {
    const { status } = await deps.payments.verifyCard({ customerId, paymentMethodId, idempotencyKey })
    if (status === 'requires_action') return 'authentication_required'
    return status === 'succeeded' ? null : 'card-not-verified'
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ orderId, reason }, 'the payment provider gave no response')
    throw new ApiError('E5030')
  }
}

type OrderEnd = Pick<Order, 'state' | 'failureCode'>

/**
 * Writes the contracts of a rental whose card was verified, waiting for their delivery, and none when it was declined.
 * @returns how the order ended, even when another process decided it before
 */
async function finishRentalOrder(
  deps: PaymentContext,
  request: OrderRequest & { orderId: string; deliveryId: string; failureCode: string | null },
): Promise<OrderEnd> {
  const { orderId, product, card, deliveryId, failureCode } = request
  return deps.database.db.transaction().execute(async (trx) => {
    const now = deps.clock()
    const today = getJstDay(now)
    const order = await lockOrder(trx, orderId)
    if (order.state !== 'verifying') return order
    if (failureCode !== null) {
      await saveOrderState(trx, orderId, { state: 'failed', failureCode, now })
      return { state: 'failed', failureCode }
    }
    const planned = await lockAndPrepareOrder(trx, request, now)
    const memberId = request.caller.userId
    // The address may have been deleted while the card was verified; with the member locked it stays from here on.
    if (!(await findDeliveryAddress(trx, { memberId, id: deliveryId }))) throw new ApiError('E4040')
    for (const { user } of planned) {
      await insertContract(trx, {
        contractorId: memberId,
        userId: user.id,
        product,
        contract: buildRentalContract(today),
        cardId: card.cardId,
        deliveryId,
        orderId,
        now,
      })
    }
    await saveOrderState(trx, orderId, { state: 'done', now })
    await insertOrderMails(trx, orderId, now)
    return { state: 'done', failureCode: null }
  })
}
