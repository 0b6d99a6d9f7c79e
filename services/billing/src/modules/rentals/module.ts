import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { adminRentalsRoute } from './routes/admin-rentals.ts'
import { orderRentalRoute } from './routes/order-rental.ts'

export const rentals = defineModule<BillingContext>({
  name: 'rentals',
  routes(app, context) {
    app.register(async (members: App) => {
      allow(members, accessRules.confirmed(accessRules.memberNotEnterprise))
      orderRentalRoute(members, context)
    })
    app.register(async (admins: App) => {
      allow(admins, accessRules.roles('ROLE_ADMIN'))
      adminRentalsRoute(admins, context)
    })
  },
})
