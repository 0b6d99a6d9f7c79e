import type { Route } from './http/route.ts'
import { chargeRoutes } from './resources/charges.ts'
import { customerRoutes } from './resources/customers.ts'
import { eventRoutes } from './resources/events.ts'
import { paymentIntentRoutes } from './resources/payment-intents.ts'
import { paymentMethodRoutes } from './resources/payment-methods.ts'
import { priceRoutes, productRoutes } from './resources/products.ts'
import { setupIntentRoutes } from './resources/setup-intents.ts'
import { tokenRoutes } from './resources/tokens.ts'
import { invoiceItemRoutes } from './subscriptions/invoice-items.ts'
import { invoiceRoutes } from './subscriptions/invoices.ts'
import { subscriptionRoutes } from './subscriptions/subscriptions.ts'

/** Every call that is understood; anything else is answered as Stripe answers an unknown address. */
export const routes: readonly Route[] = [
  ...customerRoutes,
  ...tokenRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...invoiceItemRoutes,
  ...eventRoutes,
]
