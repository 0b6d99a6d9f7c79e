import { type Day, jstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { isErased, lockMember } from '@hibiki/projections'
import type { Db, Trx } from '../../tables.ts'
import { holdCard } from '../cards/payment-cards.sql.ts'
import { sumOverdueDifferences } from '../contracts/contract-plans.sql.ts'
import { lockContractsOfUsers } from '../contracts/contracts.sql.ts'
import { type HeldRow, listHeldContracts } from '../contracts/purchases.sql.ts'
import { isOrderHeld } from '../members/order-holds.sql.ts'
import type { Product } from '../products/products.sql.ts'
import { familyOf, type OrderEffect, orderEffect, orderRefusal } from './order.rules.ts'
import type { OrderRequest } from './order-request.ts'
import { isAnyUndecided } from './order-users.sql.ts'
import type { OrderUser } from './users-of-order.ts'

export interface PlannedOrder {
  user: OrderUser
  held: HeldRow[]
  effect: OrderEffect
}

/**
 * What an order of one product does for each of its users: all or nothing.
 *
 * @throws ApiError BILLING_ORDER_UNDER_WAY; E2003, E2004, E2005, BILLING_PLAN_INVOICED, BILLING_PLAN_UNPAID or BILLING_PAYMENT_UNDER_WAY
 *   with the name of the first user for whom it is not possible; BILLING_DIFFERENCE_OWED while the caller owes what an upgrade cost
 */
export async function planOrder(
  db: Db,
  o: {
    callerId: string
    product: Product
    users: readonly OrderUser[]
    today: Day
    /** The order itself, where it is written already. */
    orderId?: string
  },
): Promise<PlannedOrder[]> {
  const userIds = o.users.map(({ id }) => id)
  const undecided = { userIds, family: familyOf(o.product), exceptOrderId: o.orderId }
  if (await isAnyUndecided(db, undecided)) throw new ApiError('BILLING_ORDER_UNDER_WAY')
  const held = await listHeldContracts(db, userIds, o.callerId)
  const planned = o.users.map((user) => {
    const contracts = held.get(user.id) ?? []
    const refusal = orderRefusal(o.product, contracts, o.today)
    if (refusal) throw new ApiError(refusal, { params: { name: user.name } })
    return { user, held: contracts, effect: orderEffect(o.product, contracts, o.today) }
  })
  const amount = await sumOverdueDifferences(db, o.callerId)
  if (amount > 0) throw new ApiError('BILLING_DIFFERENCE_OWED', { params: { amount } })
  return planned
}

/**
 * The plan of an order. Until the transaction ends nobody else orders for these people, their contracts stay as they are, and the card cannot be removed.
 *
 * @throws ApiError as `planOrder`; E4040 when the card or a user is gone; BILLING_ACCOUNT_CHANGING
 */
export async function planLocked(
  trx: Trx,
  request: Pick<OrderRequest, 'caller' | 'product' | 'users' | 'card'> & { orderId?: string },
  now: Date,
): Promise<PlannedOrder[]> {
  const { product, users, caller, card } = request
  const ids = new Set([caller.userId, ...users.map(({ id }) => id)])
  for (const id of [...ids].sort()) await lockMember(trx, id)
  for (const id of ids) if (await isErased(trx, id)) throw new ApiError('E4040')
  if (await isOrderHeld(trx, caller.userId, now)) throw new ApiError('BILLING_ACCOUNT_CHANGING')
  if (!(await holdCard(trx, card.cardId))) throw new ApiError('E4040')
  await lockContractsOfUsers(
    trx,
    users.map(({ id }) => id),
  )
  const { orderId } = request
  return planOrder(trx, {
    callerId: caller.userId,
    product,
    users,
    today: jstDay(now),
    ...(orderId !== undefined && { orderId }),
  })
}
