import { type App, access, allow } from '@hibiki/http'
import type { Db } from '../../db/schema.ts'
import type { ProductCatalogue } from '../../products/catalogue.ts'
import { subscriptionProducts } from './products.ts'

export interface SubscriptionDeps {
  db: Db
  clock: () => Date
  products: ProductCatalogue
}

export async function subscription(app: App, deps: SubscriptionDeps): Promise<void> {
  allow(app, access.visitor)
  subscriptionProducts(app, deps)
}
