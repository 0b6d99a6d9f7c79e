import { type App, access, allow } from '@hibiki/http'
import type { Logger } from 'pino'
import type { BillingDatabase, Db } from '../../db/schema.ts'
import { cancelContracts } from '../contracts/routes/cancel.ts'
import { undoCancel } from '../contracts/routes/undo-cancel.ts'
import { undoPlannedChange } from '../contracts/routes/undo-plan-change.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { ProductCatalogue } from '../products/catalogue.ts'
import { subscriptionProducts } from '../products/routes/list-products.ts'
import { updateCard } from '../renewals/routes/update-card.ts'
import { orderProduct } from '../rentals/routes/order.ts'
import { subscribeProduct } from './routes/subscribe.ts'

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
    undoPlannedChange(scope, deps)
  })
}
