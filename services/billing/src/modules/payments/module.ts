import { type App, access, allow } from '@hibiki/http'
import type { Db } from '../../db/schema.ts'
import { fetchHistory } from '../contracts/routes/fetch-history.ts'
import { fetchHistoryCount } from '../contracts/routes/fetch-history-count.ts'
import { fetchSubscription } from '../contracts/routes/fetch-subscription.ts'
import { previewCancel } from '../contracts/routes/prev-cancel.ts'
import { customersNotPurchased } from '../orders/routes/customers-not-purchased.ts'
import { isProductPurchased } from '../orders/routes/is-purchased.ts'
import { orderConfirmation } from '../orders/routes/order-confirmation.ts'
import { orderDetails } from '../orders/routes/order-details.ts'
import type { ProductCatalogue } from '../products/catalogue.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { webhook } from './routes/webhook.ts'

export interface PaymentDeps {
  db: Db
  clock: () => Date
  products: ProductCatalogue
  /** Without one no events are taken. */
  payments: PaymentProvider | undefined
}

/** Money is not for a session opened by an easy-login link (D-059). */
export async function payment(app: App, deps: PaymentDeps): Promise<void> {
  app.register(async (scope: App) => {
    allow(scope, access.confirmed(access.memberNotEnterprise))
    orderDetails(scope, deps)
    orderConfirmation(scope, deps)
    previewCancel(scope, deps)
    fetchSubscription(scope, deps)
    fetchHistory(scope, deps)
    fetchHistoryCount(scope, deps)
    isProductPurchased(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.confirmed(access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN')))
    customersNotPurchased(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.visitor)
    webhook(scope, deps)
  })
}
