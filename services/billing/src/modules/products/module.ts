import { accessRules, registerRoutes } from '@hibiki/http'
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
    registerRoutes(app, context, accessRules.visitor, [
      listAllProducts,
      listProductsRoute,
      getProduct,
      existsRentalRoute,
      getProductImage,
    ])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminProductsRoute])
  },
})
