import { ApiError, commonErrors, errorResponses, language, memberOf } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { BillingContext } from '../../context.ts'
import { billingErrors } from '../../errors.ts'
import { requestKey } from '../../idempotency/request-key.ts'
import { respondOnce } from '../../idempotency/respond-once.ts'
import { textsIn } from '../../texts.ts'
import { findChargeableCard } from '../cards/payment-cards.sql.ts'
import { paymentRefusals } from '../payments/payment-refusal.ts'
import { requireProduct } from '../products/visible-product.ts'
import { requireMayOrder } from './order-gate.ts'
import type { PlacedOrder } from './order-request.ts'
import { isOrderInEffect } from './orders.sql.ts'
import { placeOrder } from './place-order.ts'
import { orderRefusals } from './preview-order.ts'
import { usersOfOrder } from './users-of-order.ts'

const id = Type.String({ minLength: 1, maxLength: 64 })

/** Of both calls: the server knows itself which product is a rental. */
export const PurchaseBody = Type.Object({
  productId: id,
  creditCardId: id,
  deliveryId: Type.Optional(
    Type.Union([id, Type.Null()], { description: 'Where a rented device goes; ignored for plans' }),
  ),
  addressId: Type.Optional(Type.Union([id, Type.Null()], { description: 'The same by another name' })),
  userIds: Type.Optional(Type.Array(id, { maxItems: 99, description: 'Empty: oneself' })),
  shownAmount: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description:
        'Yen, the total of order-details that the last screen showed; 409 BILLING_PRICE_CHANGED when it would be more now',
    }),
  ),
  shownToday: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description: 'Of that the yen that are charged today: the lines of kind subscription',
    }),
  ),
})

export const purchaseResponses = {
  200: Type.Object({
    orderId: Type.String(),
    state: Type.Enum(['done', 'confirming'], {
      description: 'confirming: the payment is not clear yet and becomes so without another request',
    }),
    message: Type.String({ description: 'Fit to be shown' }),
  }),
  ...errorResponses(
    { ...commonErrors, ...billingErrors },
    ...orderRefusals,
    ...paymentRefusals,
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

/** One purchase, once. */
export async function purchase(
  deps: BillingContext,
  call: string,
  request: Parameters<typeof memberOf>[0] & { body: Static<typeof PurchaseBody> },
): Promise<PlacedOrder & { message: string }> {
  const caller = memberOf(request)
  const { body } = request
  const lang = language(request)
  const once = {
    memberId: caller.userId,
    key: requestKey(request),
    call,
    body,
    now: deps.clock(),
    cachedRefusals: paymentRefusals,
    // Without a key the same words may be another intent: what was bought a moment ago may be cancelled by now.
    isCurrent: ({ orderId }: PlacedOrder) => isOrderInEffect(deps.db, orderId),
  }
  const placed = await respondOnce(deps.db, once, async (key) => {
    await requireMayOrder(deps.db, caller.userId)
    const product = await requireProduct(deps, body.productId, caller)
    const users = await usersOfOrder(deps.db, caller, body.userIds ?? [])
    const card = await findChargeableCard(deps.db, { memberId: caller.userId, cardId: body.creditCardId })
    if (!card) throw new ApiError('E4040')
    const { payments } = deps
    if (!payments) throw new ApiError('E5030')
    return placeOrder(
      { ...deps, payments },
      {
        caller,
        product,
        users,
        card,
        deliveryId: body.deliveryId ?? body.addressId ?? null,
        shownAmount: body.shownAmount ?? null,
        shownToday: body.shownToday ?? null,
        requestKey: key,
        language: lang,
      },
    )
  })
  const { orderDone, orderConfirming } = textsIn(lang).messages
  return { ...placed, message: placed.state === 'done' ? orderDone : orderConfirming }
}
