import { type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { filterProductsOnSale } from '../product-catalogue-reader.ts'
import { ProductResponse, toProductResponse } from '../product-response.ts'

const schema = {
  operationId: 'listAllProducts',
  summary: 'Lists the whole public catalogue, the same for everybody',
  tags: ['product'],
  response: { 200: Type.Array(ProductResponse) },
}

export function listAllProducts(app: App, deps: BillingContext): void {
  app.get('/api/product/fetch-all', { schema }, async (request) => {
    const lang = getRequestLanguage(request)
    return filterProductsOnSale(await deps.products()).map((product) => toProductResponse(product, lang))
  })
}
