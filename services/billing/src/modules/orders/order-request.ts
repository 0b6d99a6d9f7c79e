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
  /** What the last screen said the order costs at most (D-079); null from who was shown nothing. */
  shownAmount: number | null
  /** The same intent comes again under the same key, also after a crash (R1). */
  requestKey: string
  language: Language
}

/** `confirming`: nobody knows yet whether the card was charged; it is cleared without anybody's help (R3). */
export type PlacedOrder = { orderId: string; state: 'done' | 'confirming' }
