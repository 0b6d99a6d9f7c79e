import { type App, access, allow } from '@hibiki/http'
import type { Logger } from 'pino'
import type { BillingDatabase, Db } from '../../db/schema.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import type { ProductCatalogue } from '../../products/catalogue.ts'
import { cancelContracts } from './cancel.ts'
import { orderProduct } from './order.ts'
import { subscriptionProducts } from './products.ts'
import { subscribeProduct } from './subscribe.ts'
import { undoCancel } from './undo-cancel.ts'
import { updateCard } from './update-card.ts'

export interface SubscriptionDeps {
  db: Db
  database: BillingDatabase
  clock: () => Date
  log: Logger
  products: ProductCatalogue
  /** Without one nothing can be bought. */
  payments: PaymentProvider | undefined
}

export async function subscription(app: App, deps: SubscriptionDeps): Promise<void> {
  app.register(async (scope: App) => {
    allow(scope, access.visitor)
    subscriptionProducts(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.confirmed(access.memberNotEnterprise))
    orderProduct(scope, deps)
    subscribeProduct(scope, deps)
    updateCard(scope, deps)
    cancelContracts(scope, deps)
    undoCancel(scope, deps)
  })
}
