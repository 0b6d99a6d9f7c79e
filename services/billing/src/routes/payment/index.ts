import { type App, access, allow } from '@hibiki/http'
import type { Db } from '../../db/schema.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import type { ProductCatalogue } from '../../products/catalogue.ts'
import { customersNotPurchased } from './customers-not-purchased.ts'
import { fetchHistory } from './fetch-history.ts'
import { fetchHistoryCount } from './fetch-history-count.ts'
import { fetchSubscription } from './fetch-subscription.ts'
import { isProductPurchased } from './is-purchased.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderDetails } from './order-details.ts'
import { previewCancel } from './prev-cancel.ts'
import { webhook } from './webhook.ts'

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
