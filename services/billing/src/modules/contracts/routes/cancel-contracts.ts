import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import {
  CancelContractsBody,
  cancelContractsResponses,
  cancelOrUndoCancelByMember,
} from '../cancel-or-undo-cancel-by-member.ts'

const schema = {
  operationId: 'cancelContracts',
  summary:
    'Cancels contracts to the end of the paid period, all or none. What an upgrade still owes is charged first, and retries of a declined payment stop at once',
  tags: ['subscription'],
  body: CancelContractsBody,
  response: cancelContractsResponses,
}

export function cancelContracts(app: App, deps: BillingContext): void {
  app.post('/v3/subscription/cancel', { schema }, async (request) =>
    cancelOrUndoCancelByMember(deps, 'cancel', request),
  )
}
