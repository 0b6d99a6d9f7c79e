import { type Day, getJstDay } from '@hibiki/calendar'
import type { Session } from '@hibiki/http'
import type { Db } from '../../tables.ts'
import type { BillingPeriod } from '../contracts/billing-period.rules.ts'
import type { ProductCatalogueReader } from '../products/product-catalogue-reader.ts'
import type { Product } from '../products/products.sql.ts'
import { requireVisibleProduct } from '../products/visible-product.ts'
import { type PreparedUserOrder, prepareOrder } from './prepare-order.ts'
import { resolveOrderUsers } from './resolve-order-users.ts'

/** Returns what an order would do for each of its users today (JST), without ordering anything. */
export async function planOrder(
  deps: { db: Db; clock: () => Date; products: ProductCatalogueReader },
  caller: Session,
  {
    productId,
    period = null,
    userIds = [],
  }: { productId: string; period?: BillingPeriod | null; userIds?: string[] },
): Promise<{ product: Product; today: Day; planned: PreparedUserOrder[] }> {
  const product = await requireVisibleProduct(deps, productId, caller)
  const users = await resolveOrderUsers(deps.db, caller, userIds)
  const today = getJstDay(deps.clock())
  const planned = await prepareOrder(deps.db, { callerId: caller.userId, product, period, users, today })
  return { product, today, planned }
}
