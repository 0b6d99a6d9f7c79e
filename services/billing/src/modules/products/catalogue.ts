import { createFresh } from '@hibiki/database'
import type { Db } from '../../tables.ts'
import { listProducts, type Product } from './products.sql.ts'

/** A change in the console is seen within this time, on every copy. */
const MAX_AGE_MS = 2000
/** While the database is away the last list serves this long. */
const MAX_STALE_MS = 600_000

/** All products, kept in memory: every screen with plans asks for them. */
export type ProductCatalogue = () => Promise<Product[]>

export function createProductCatalogue(db: Db): ProductCatalogue {
  return createFresh({ load: () => listProducts(db), maxAgeMs: MAX_AGE_MS, maxStaleMs: MAX_STALE_MS })
}

/** On sale to everybody: neither hidden nor withdrawn. */
export function onSale(products: readonly Product[]): Product[] {
  return products.filter((product) => !product.hidden && !product.withdrawn)
}
