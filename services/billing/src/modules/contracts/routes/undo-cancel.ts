import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { CancellingBody, cancellingResponses, changeCancellation } from '../cancelling.ts'

const schema = {
  operationId: 'undoCancel',
  summary: 'Undoes a cancellation while the paid period lasts, all or none',
  tags: ['subscription'],
  body: CancellingBody,
  response: cancellingResponses,
}

export function undoCancel(app: App, deps: BillingContext): void {
  app.post('/v3/subscription/undo-cancel', { schema }, async (request) =>
    changeCancellation(deps, 'undo-cancel', request),
  )
}
