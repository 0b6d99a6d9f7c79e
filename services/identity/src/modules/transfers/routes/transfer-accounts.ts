import { type App, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { performTransfer } from '../perform-transfer.ts'
import { TransferBody } from '../preview-transfer.ts'

const schema = {
  operationId: 'transferAccounts',
  summary: 'Moves members to another agency, which can be undone for 24 hours',
  tags: ['account'],
  body: TransferBody,
  response: {
    200: Type.Object({ transferId: Type.String(), undoUntil: Moment }),
    ...describeIdentityErrors('E3001', 'E3032', 'E4010', 'E4014', 'E4030', 'E4096'),
  },
}

export function transferAccounts(app: App, context: IdentityContext): void {
  app.post('/account/transfer', { schema }, async (request) => {
    const { id, undoUntil } = await performTransfer(context, requireSession(request).userId, request.body)
    return { transferId: id, undoUntil: undoUntil.toISOString() }
  })
}
