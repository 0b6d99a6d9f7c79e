import { getJstDay } from '@hibiki/calendar'
import { describeErrors, getRequestLanguage, hasAuthority, requireSession } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { BillingContext } from '../../context.ts'
import { listContractStatusesOfUser, listEntitlingContractsAndGrants } from '../contracts/contracts.sql.ts'
import { canBuyForOthers } from '../products/can-buy-for-others.ts'
import type { FunctionCode } from '../products/function-codes.rules.ts'
import { filterProductsOnSale } from '../products/product-catalogue-reader.ts'
import { ProductWithStatusResponse, toProductWithStatus } from '../products/product-response.ts'
import { computePurchaseStatus } from '../products/purchase-status.rules.ts'
import { computeEntitlements } from './entitlements.rules.ts'
import { checkFeature, listProductsWithFeature } from './feature-check.rules.ts'

/** The response schema of all checks. */
const FeatureResponse = Type.Union(
  [
    Type.Literal('E0000', { description: 'The function may be used' }),
    Type.Object({
      code: Type.Enum(['E2001', 'E2002'], {
        description:
          'E2001 when the payment could not be confirmed, E2002 when the plan does not contain the function',
      }),
      products: Type.Array(ProductWithStatusResponse, {
        description: 'The products on sale that open the function, the cheapest first',
      }),
    }),
  ],
  { $id: 'FeatureCheck' },
)

export function createFeatureCheckSchema(operationId: string, what: string) {
  return {
    operationId,
    summary: `Returns whether the member may use ${what}`,
    tags: ['esthe'],
    response: {
      200: FeatureResponse,
      ...describeErrors('E4010', 'E4030', 'E5001'),
    },
  }
}

/** The check reads contracts and the clock each time, so that a purchase or a missed payment takes effect at once. */
export async function respondToFeatureCheck(
  deps: BillingContext,
  code: FunctionCode,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Static<typeof FeatureResponse>> {
  const session = requireSession(request)
  const today = getJstDay(deps.clock())
  const { contracts, grants } = await listEntitlingContractsAndGrants(deps.db, session.userId, today)
  const response = checkFeature(code, computeEntitlements(contracts, grants, today), {
    hasAuthority: hasAuthority(session, 'ai_esthe'),
  })
  reply.header('cache-control', 'no-store')
  // Fastify would send a bare string as plain text, but clients expect the JSON string "E0000".
  if (response === 'E0000') return reply.type('application/json; charset=utf-8').send('"E0000"' as 'E0000')
  const lang = getRequestLanguage(request)
  const opening = listProductsWithFeature(code, filterProductsOnSale(await deps.products()))
  const own = await listContractStatusesOfUser(deps.db, session.userId)
  const forOthers = canBuyForOthers(session)
  const products = opening.map((product) =>
    toProductWithStatus(product, lang, computePurchaseStatus(product.id, own, forOthers)),
  )
  return { code: response, products }
}
