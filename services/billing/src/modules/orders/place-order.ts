import { pay } from '../payments/pay.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { paymentRefusal } from '../payments/payment-refusal.ts'
import { findOrderPayment } from '../payments/payments.sql.ts'
import { orderRental } from '../rentals/order-rental.ts'
import { beginOrder } from './begin-order.ts'
import type { OrderRequest, PlacedOrder } from './order-request.ts'
import { findOrderByKey, type Order } from './orders.sql.ts'

/**
 * Orders a product for all its users or for none: our rows first, then the provider, then the result. A rental's card is
 * only verified now.
 *
 * @throws ApiError E2003, E2004, E2005; E4040 for an address of somebody else; BILLING_DELIVERY_REQUIRED;
 *   BILLING_PRICE_CHANGED; those of `paymentRefusals`
 */
export async function placeOrder(deps: PaymentDeps, request: OrderRequest): Promise<PlacedOrder> {
  const { db } = deps.database
  const memberId = request.caller.userId
  const begun = await findOrderByKey(db, { memberId, requestKey: request.requestKey })
  if (begun && begun.state !== 'verifying') return finish(deps, begun)
  if (request.product.rental) return orderRental(deps, request, begun)
  const order = await beginOrder(deps, request)
  return finish(deps, order)
}

async function finish(deps: PaymentDeps, order: Order): Promise<PlacedOrder> {
  if (order.state === 'failed') throw paymentRefusal({ failureCode: order.failureCode })
  if (order.state === 'done') return { orderId: order.id, state: 'done' }
  const { db } = deps.database
  const payment = await findOrderPayment(db, order.id)
  const state = payment ? await pay(deps, payment.id) : 'succeeded'
  if (state === 'succeeded') return { orderId: order.id, state: 'done' }
  if (state === 'pending' || state === 'unclear') return { orderId: order.id, state: 'confirming' }
  throw paymentRefusal({ state, failureCode: (await findOrderPayment(db, order.id))?.failureCode ?? null })
}
