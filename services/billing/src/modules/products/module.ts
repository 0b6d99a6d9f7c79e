import { type App, access, allow } from '@hibiki/http'
import type { Db } from '../../db/schema.ts'
import type { ProductCatalogue } from './catalogue.ts'
import type { ProductImages } from './images.ts'
import { existsRental } from './routes/exists-rental.ts'
import { getProduct } from './routes/get-product.ts'
import { productImage } from './routes/get-product-image.ts'
import { fetchAllProducts } from './routes/list-all-products.ts'

export interface ProductDeps {
  db: Db
  clock: () => Date
  products: ProductCatalogue
  images: ProductImages
}

export async function product(app: App, deps: ProductDeps): Promise<void> {
  allow(app, access.visitor)
  fetchAllProducts(app, deps)
  getProduct(app, deps)
  existsRental(app, deps)
  productImage(app, deps)
}
