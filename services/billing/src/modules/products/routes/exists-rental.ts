import { type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { requireVisibleProduct } from '../visible-product.ts'

const schema = {
  operationId: 'existsRental',
  summary: 'Returns whether a device is delivered with the product, so that an address is needed',
  tags: ['product'],
  querystring: Type.Object({ productId: Type.String({ minLength: 1, maxLength: 64 }) }),
  response: { 200: Type.Boolean(), ...describeErrors('E3001', 'E4040') },
}

export function existsRentalRoute(app: App, deps: BillingContext): void {
  app.get('/v2/product/exists-rental', { schema }, async (request) => {
    const { rental } = await requireVisibleProduct(deps, request.query.productId, request.session)
    return rental
  })
}
