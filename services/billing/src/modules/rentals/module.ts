import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { adminRentalsRoute } from './routes/admin-rentals.ts'
import { orderRentalRoute } from './routes/order-rental.ts'

export const rentals = defineModule<BillingContext>({
  name: 'rentals',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [orderRentalRoute])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminRentalsRoute])
  },
})
