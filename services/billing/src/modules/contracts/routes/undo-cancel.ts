import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { CancellingBody, cancellingResponses, changeCancellation } from '../cancelling.ts'

const schema = {
  operationId: 'undoCancel',
  summary: 'Takes a cancellation back while the paid period lasts, all or none',
  tags: ['subscription'],
  body: CancellingBody,
  response: cancellingResponses,
}

/** POST /v3/subscription/undo-cancel. */
export function undoCancel(app: App, deps: BillingContext): void {
  app.post('/v3/subscription/undo-cancel', { schema }, async (request) =>
    changeCancellation(deps, 'undo-cancel', request),
  )
}
