import { getJstDay } from '@hibiki/calendar'
import type { Session } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { Db } from '../../tables.ts'
import type { ProductCatalogueReader } from '../products/product-catalogue-reader.ts'
import { requireVisibleProduct } from '../products/visible-product.ts'
import { prepareOrder } from './prepare-order.ts'
import { toOrderLines } from './purchase.rules.ts'
import { resolveOrderUsers } from './resolve-order-users.ts'

/** The body of the routes that preview an order. */
export const PreviewOrderBody = Type.Object({
  productId: Type.String({ maxLength: 64 }),
  userIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: 99,
      description: 'The users of the order; empty for oneself',
    }),
  ),
})

/** Returns why an order is rejected before anything is charged; its previews and the order itself use it. */
export const orderErrorCodes = [
  'BILLING_DIFFERENCE_OWED',
  'BILLING_ORDER_UNDER_WAY',
  'BILLING_PAYMENT_UNDER_WAY',
  'BILLING_PLAN_INVOICED',
  'BILLING_PLAN_UNPAID',
  'E2003',
  'E3001',
  'E4010',
  'E4014',
  'E4030',
  'E4040',
  'E2004',
  'E2005',
] as const

/** Returns the product and the lines of an order as it would be placed today (JST), without ordering anything. */
export async function previewOrder(
  deps: { db: Db; clock: () => Date; products: ProductCatalogueReader },
  caller: Session,
  { productId, userIds = [] }: Static<typeof PreviewOrderBody>,
) {
  const product = await requireVisibleProduct(deps, productId, caller)
  const users = await resolveOrderUsers(deps.db, caller, userIds)
  const today = getJstDay(deps.clock())
  const planned = await prepareOrder(deps.db, { callerId: caller.userId, product, users, today })
  const orders = planned.map(({ user, effect }) => ({ role: user.role, effect }))
  return { product, today, lines: toOrderLines(orders, product.price) }
}
