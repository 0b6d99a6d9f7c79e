import { ApiError } from '@hibiki/http'
import type { Db } from '../db/schema.ts'
import type { Day } from '../domain/jst-calendar.ts'
import { type HeldContract, type OrderEffect, orderEffect, orderRefusal } from '../domain/order-rules.ts'
import type { Product } from '../repositories/products.ts'
import { listHeldContracts } from '../repositories/purchases.ts'
import type { OrderUser } from './users-of-order.ts'

export interface PlannedOrder {
  user: OrderUser
  held: HeldContract[]
  effect: OrderEffect
}

/**
 * What an order of one product does for each of its users: all or nothing (D-081).
 *
 * @throws ApiError E2003, E2004 or E2005 with the name of the first user for whom it is not possible
 */
export async function planOrder(
  db: Db,
  o: { callerId: string; product: Product; users: readonly OrderUser[]; today: Day },
): Promise<PlannedOrder[]> {
  const held = await listHeldContracts(
    db,
    o.users.map(({ id }) => id),
    o.callerId,
  )
  return o.users.map((user) => {
    const contracts = held.get(user.id) ?? []
    const refusal = orderRefusal(o.product, contracts)
    if (refusal) throw new ApiError(refusal, { params: { name: user.name } })
    return { user, held: contracts, effect: orderEffect(o.product, contracts, o.today) }
  })
}
