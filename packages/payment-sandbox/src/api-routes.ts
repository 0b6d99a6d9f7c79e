import type { ApiRoute } from './http/define-route.ts'
import { chargeRoutes } from './resources/charges.ts'
import { customerRoutes } from './resources/customers.ts'
import { eventRoutes } from './resources/events.ts'
import { paymentIntentRoutes } from './resources/payment-intents.ts'
import { paymentMethodRoutes } from './resources/payment-methods.ts'
import { setupIntentRoutes } from './resources/setup-intents.ts'
import { tokenRoutes } from './resources/tokens.ts'

/** All supported calls; others get Stripe's response to an unknown address. */
export const apiRoutes: readonly ApiRoute[] = [
  ...customerRoutes,
  ...tokenRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...eventRoutes,
]
