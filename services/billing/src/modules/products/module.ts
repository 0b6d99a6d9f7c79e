import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { adminProductsRoute } from './routes/admin-products.ts'
import { existsRentalRoute } from './routes/exists-rental.ts'
import { getProduct } from './routes/get-product.ts'
import { getProductImage } from './routes/get-product-image.ts'
import { listAllProducts } from './routes/list-all-products.ts'
import { listProductsRoute } from './routes/list-products.ts'

export const products = defineModule<BillingContext>({
  name: 'products',
  routes(app, context) {
    app.register(async (visitors: App) => {
      allow(visitors, accessRules.visitor)
      listAllProducts(visitors, context)
      listProductsRoute(visitors, context)
      getProduct(visitors, context)
      existsRentalRoute(visitors, context)
      getProductImage(visitors)
    })
    app.register(async (admins: App) => {
      allow(admins, accessRules.roles('ROLE_ADMIN'))
      adminProductsRoute(admins, context)
    })
  },
})
