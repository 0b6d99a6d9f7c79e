import { ApiError, type Session } from '@hibiki/http'
import type { Db } from '../../tables.ts'
import { isLiveStatus } from '../contracts/contract.rules.ts'
import { listContractStatusesOfUser } from '../contracts/contracts.sql.ts'
import type { ProductCatalogueReader } from './product-catalogue-reader.ts'
import type { Product } from './products.sql.ts'

/** Returns whether the caller may see a product: hidden and withdrawn ones are for their owners and administrators only. */
export function isVisibleProduct(
  product: Pick<Product, 'id' | 'hidden' | 'withdrawn'>,
  ownedIds: ReadonlySet<string>,
  isAdmin: boolean,
): boolean {
  return (!product.hidden && !product.withdrawn) || ownedIds.has(product.id) || isAdmin
}

/** Lists the products of the member's contracts that are not over. */
export async function listOwnedProductIds(db: Db, session: Session | null): Promise<Set<string>> {
  if (!session) return new Set()
  const contracts = await listContractStatusesOfUser(db, session.userId)
  return new Set(contracts.filter(({ status }) => isLiveStatus(status)).map(({ productId }) => productId))
}

/** Returns the product, or throws 404 when the caller may see none with this id. */
export async function requireVisibleProduct(
  { products, db }: { db: Db; products: ProductCatalogueReader },
  productId: string,
  session: Session | null,
): Promise<Product> {
  const product = (await products()).find(({ id }) => id === productId)
  if (!product) throw new ApiError('E4040')
  if (!product.hidden && !product.withdrawn) return product
  const isAdmin = session?.roles.includes('ROLE_ADMIN') ?? false
  if (isVisibleProduct(product, await listOwnedProductIds(db, session), isAdmin)) return product
  throw new ApiError('E4040')
}
