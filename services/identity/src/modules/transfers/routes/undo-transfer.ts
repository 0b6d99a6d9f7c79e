import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { undoTransfer } from '../perform-transfer.ts'

const schema = {
  operationId: 'undoTransfer',
  summary: 'Undoes a transfer within 24 hours',
  tags: ['account'],
  body: Type.Object({ transferId: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040', 'E4094'),
  },
}

export function undoTransferRoute(app: App, context: IdentityContext): void {
  app.post('/account/transfer/undo', { schema }, async (request) => {
    await undoTransfer(context, requireSession(request).userId, request.body.transferId)
    return {}
  })
}
