import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import {
  ContractIdsBody,
  cancelContractsResponses,
  cancelOrUndoCancelByMember,
} from '../cancel-or-undo-cancel-by-member.ts'

const schema = {
  operationId: 'undoCancel',
  summary: 'Undoes a cancellation while the paid period lasts, all or none',
  tags: ['subscription'],
  body: ContractIdsBody,
  response: cancelContractsResponses,
}

export function undoCancel(app: App, deps: BillingContext): void {
  app.post('/v3/subscription/undo-cancel', { schema }, async (request) =>
    cancelOrUndoCancelByMember(deps, 'undo-cancel', request),
  )
}
