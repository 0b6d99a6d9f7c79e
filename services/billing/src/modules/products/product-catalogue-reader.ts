import { cached } from '@hibiki/database'
import type { Db } from '../../tables.ts'
import { listProducts, type Product } from './products.sql.ts'

/** A change in the console is visible on every replica within this time. */
const MAX_AGE_MS = 2000
/** While the database is away the last list is used for this long. */
const MAX_STALE_MS = 600_000

/** All products are cached in memory, because every screen with plans needs them. */
export type ProductCatalogueReader = () => Promise<Product[]>

export function createProductCatalogueReader(db: Db): ProductCatalogueReader {
  return cached({ load: () => listProducts(db), ttlMs: MAX_AGE_MS, staleIfErrorMs: MAX_STALE_MS })
}

/** Returns the products that are on sale to everybody, neither hidden nor withdrawn. */
export function filterProductsOnSale(products: readonly Product[]): Product[] {
  return products.filter((product) => !product.hidden && !product.withdrawn)
}
