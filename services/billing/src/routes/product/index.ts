import { type App, access, allow } from '@hibiki/http'
import type { Db } from '../../db/schema.ts'
import type { ProductCatalogue } from '../../products/catalogue.ts'
import type { ProductImages } from '../../products/images.ts'
import { existsRental } from './exists-rental.ts'
import { fetchAllProducts } from './fetch-all.ts'
import { getProduct } from './get.ts'
import { productImage } from './image.ts'

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
