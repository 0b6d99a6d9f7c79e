import { type App, describeErrors, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { ProductResponse, toProductResponse } from '../product-response.ts'
import { requireVisibleProduct } from '../visible-product.ts'

const schema = {
  operationId: 'getProduct',
  summary: 'Returns one product; a hidden one only to members who own it',
  tags: ['product'],
  querystring: Type.Object({ productId: Type.String({ minLength: 1, maxLength: 64 }) }),
  response: { 200: ProductResponse, ...describeErrors('E3001', 'E4040') },
}

export function getProduct(app: App, deps: BillingContext): void {
  app.get('/v2/product/get', { schema }, async (request) => {
    const product = await requireVisibleProduct(deps, request.query.productId, request.session)
    return toProductResponse(product, getRequestLanguage(request))
  })
}
