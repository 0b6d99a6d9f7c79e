import type { App } from '@hibiki/http'
import type { SubscriptionDeps } from '../../orders/module.ts'
import { CancellingBody, cancellingResponses, changeCancellation } from '../cancelling.ts'

const schema = {
  operationId: 'cancelContracts',
  summary:
    'Cancels contracts to the end of what is paid, all or none; their retries stop at once (call 65, D-086)',
  tags: ['subscription'],
  body: CancellingBody,
  response: cancellingResponses,
}

/** POST /v3/subscription/cancel. */
export function cancelContracts(app: App, deps: SubscriptionDeps): void {
  app.post('/v3/subscription/cancel', { schema }, async (request) =>
    changeCancellation(deps, 'cancel', request),
  )
}
