import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { CancelBody, cancellingResponses, changeCancellation } from '../cancelling.ts'

const schema = {
  operationId: 'cancelContracts',
  summary:
    'Cancels contracts to the end of what is paid, all or none; their retries stop at once. What an upgrade still owes is charged before',
  tags: ['subscription'],
  body: CancelBody,
  response: cancellingResponses,
}

/** POST /v3/subscription/cancel. */
export function cancelContracts(app: App, deps: BillingContext): void {
  app.post('/v3/subscription/cancel', { schema }, async (request) =>
    changeCancellation(deps, 'cancel', request),
  )
}
