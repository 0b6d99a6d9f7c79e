import type { Language, Session } from '@hibiki/http'
import type { ChargeableCard } from '../cards/payment-cards.sql.ts'
import type { Product } from '../products/products.sql.ts'
import type { OrderUser } from './users-of-order.ts'

export interface OrderRequest {
  caller: Session
  product: Product
  users: readonly OrderUser[]
  card: ChargeableCard
  deliveryId: string | null
  /** The sum of all lines of the last screen; null from clients that do not say. */
  shownAmount: number | null
  /** Of that what is charged today; null from clients that do not say. */
  shownToday: number | null
  /** The same intent comes again under the same key, also after a crash. */
  requestKey: string
  language: Language
}

/** `confirming`: nobody knows yet whether the card was charged; it is cleared without anybody's help. */
export type PlacedOrder = { orderId: string; state: 'done' | 'confirming' }
