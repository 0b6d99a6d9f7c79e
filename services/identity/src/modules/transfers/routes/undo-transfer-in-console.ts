import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { undoTransfer } from '../perform-transfer.ts'
import { getTransferResponse, TransferResponse } from './admin-transfers.ts'

const schema = {
  operationId: 'undoTransferInConsole',
  summary: 'Undoes a transfer within 24 hours',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: {
    200: TransferResponse,
    ...describeIdentityErrors('E4010', 'E4014', 'E4030', 'E4040', 'E4094'),
  },
}

export function undoTransferInConsole(app: App, context: IdentityContext): void {
  app.post('/admin/transfers/:id/undo', { schema }, async (request) => {
    const { id } = request.params
    await undoTransfer(context, requireSession(request).userId, id)
    return getTransferResponse(context.db, id)
  })
}
