import { type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { isLiveStatus } from '../../contracts/contract.rules.ts'
import { listContractStatusesOfUser } from '../../contracts/contracts.sql.ts'
import { canBuyForOthers } from '../can-buy-for-others.ts'
import { ProductWithStatusResponse, toProductWithStatus } from '../product-response.ts'
import { computePurchaseStatus } from '../purchase-status.rules.ts'
import { isVisibleProduct } from '../visible-product.ts'

const productId = Type.Optional(
  Type.String({ maxLength: 64, description: 'The product that is listed first' }),
)

const schema = {
  operationId: 'listProducts',
  summary: 'Lists the products that the caller can contract or has, each with its state for the caller',
  tags: ['subscription'],
  querystring: Type.Object({ productId, item: productId }),
  response: { 200: Type.Array(ProductWithStatusResponse) },
}

export function listProductsRoute(app: App, deps: BillingContext): void {
  app.get('/v2/subscription/products', { schema }, async (request, reply) => {
    const { session } = request
    const [products, contracts] = await Promise.all([
      deps.products(),
      session ? listContractStatusesOfUser(deps.db, session.userId) : [],
    ])
    const owned = new Set(
      contracts.filter(({ status }) => isLiveStatus(status)).map((contract) => contract.productId),
    )
    const first = request.query.productId ?? request.query.item
    const forOthers = canBuyForOthers(session)
    const lang = getRequestLanguage(request)
    reply.header('cache-control', 'no-store')
    return products
      .filter((product) => isVisibleProduct(product, owned, false))
      .toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
      .map((product) =>
        toProductWithStatus(product, lang, computePurchaseStatus(product.id, contracts, forOthers)),
      )
  })
}
