import type { Day } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import type { Db, Trx } from '../../db/schema.ts'
import { holdCard } from '../cards/payment-cards.sql.ts'
import { type HeldRow, listHeldContracts } from '../contracts/purchases.sql.ts'
import { isErased, lockMember } from '../members/members.sql.ts'
import type { Product } from '../products/products.sql.ts'
import { type OrderEffect, orderEffect, orderRefusal } from './order.rules.ts'
import type { OrderRequest } from './order-request.ts'
import type { OrderUser } from './users-of-order.ts'

export interface PlannedOrder {
  user: OrderUser
  held: HeldRow[]
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

/**
 * The plan of an order, with everybody whose contracts it reads held back from ordering meanwhile (D-063), and with its card held
 * against being taken away.
 *
 * @throws ApiError as `planOrder`; E4040 when the card or a user is gone
 */
export async function planLocked(
  trx: Trx,
  request: Pick<OrderRequest, 'caller' | 'product' | 'users' | 'card'>,
  today: Day,
): Promise<PlannedOrder[]> {
  const { product, users, caller, card } = request
  const ids = new Set([caller.userId, ...users.map(({ id }) => id)])
  for (const id of [...ids].sort()) await lockMember(trx, id)
  for (const id of ids) if (await isErased(trx, id)) throw new ApiError('E4040')
  if (!(await holdCard(trx, card.cardId))) throw new ApiError('E4040')
  return planOrder(trx, { callerId: caller.userId, product, users, today })
}
