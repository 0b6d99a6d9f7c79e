import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { customersNotPurchased } from './routes/customers-not-purchased.ts'
import { isProductPurchased } from './routes/is-purchased.ts'
import { orderConfirmation } from './routes/order-confirmation.ts'
import { orderDetails } from './routes/order-details.ts'
import { subscribeProduct } from './routes/subscribe.ts'

export const orders = defineModule<BillingContext>({
  name: 'orders',
  routes(app, context) {
    app.register(async (members: App) => {
      allow(members, access.confirmed(access.memberNotEnterprise))
      orderDetails(members, context)
      orderConfirmation(members, context)
      subscribeProduct(members, context)
      isProductPurchased(members, context)
    })
    app.register(async (staff: App) => {
      allow(staff, access.confirmed(access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN')))
      customersNotPurchased(staff, context)
    })
  },
  personalData: [
    {
      table: 'orders',
      person: 'member_id',
      export: { omit: ['request_key'] },
      erase: 'anonymize',
    },
    {
      table: 'order_users',
      person: 'user_id',
      export: { none: 'the orders and contracts say the same' },
      erase: 'anonymize',
    },
    {
      table: 'idempotency_keys',
      person: 'member_id',
      export: { none: 'responses given before, for two days' },
      erase: 'delete',
    },
  ],
})
