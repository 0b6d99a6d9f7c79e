import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { adminSellerRoute } from './routes/admin-seller.ts'
import { readSellerRoute } from './routes/read-seller.ts'

export const seller = defineModule<BillingContext>({
  name: 'seller',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [readSellerRoute])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminSellerRoute])
  },
})
