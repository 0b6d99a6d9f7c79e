import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { executePurchase, PurchaseBody, purchaseResponses } from '../purchase.ts'

const call = '/v3/subscription/subscribe'

const schema = {
  operationId: 'subscribe',
  summary: 'Contracts a plan for oneself or others, all or nothing, and charges it now',
  tags: ['subscription'],
  body: PurchaseBody,
  response: purchaseResponses,
}

export function subscribeRoute(app: App, deps: BillingContext): void {
  app.post(call, { schema }, async (request) => executePurchase(deps, call, request))
}
