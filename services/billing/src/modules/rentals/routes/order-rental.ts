import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { executePurchase, PurchaseBody, purchaseResponses } from '../../orders/purchase.ts'

const call = '/v3/subscription/order'

const schema = {
  operationId: 'orderRental',
  summary: 'Orders a rental: the card is verified now and charged when the delivery is confirmed',
  tags: ['subscription'],
  body: PurchaseBody,
  response: purchaseResponses,
}

export function orderRentalRoute(app: App, deps: BillingContext): void {
  app.post(call, { schema }, async (request) => executePurchase(deps, call, request))
}
