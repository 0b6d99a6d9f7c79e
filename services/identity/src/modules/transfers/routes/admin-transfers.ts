import { Actor, createAdminResource, serializeRow } from '@hibiki/admin-resource'
import { ApiError, type App, Moment, requireSession } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import type { Db } from '../../../db/identity-tables.ts'
import { identityErrors } from '../../../errors.ts'
import {
  findConsoleTransfer,
  listConsoleTransfers,
  MAX_LISTED_TRANSFER_ROWS,
} from '../admin-transfers.sql.ts'
import { performTransfer } from '../perform-transfer.ts'
import { TransferBody } from '../preview-transfer.ts'

export const TransferResponse = Type.Object(
  {
    id: Type.String(),
    rows: Type.Array(
      Type.Object({
        userId: Type.String(),
        username: Type.String(),
        from: Type.String({ description: 'Name of the agency' }),
        to: Type.String(),
        role: Type.String(),
      }),
      { maxItems: MAX_LISTED_TRANSFER_ROWS, description: 'The first of the moved members, by name' },
    ),
    total: Type.Integer({ description: 'How many members were moved' }),
    performedBy: Type.Union([Actor, Type.Null()]),
    performedAt: Moment,
    undoUntil: Moment,
    undoneAt: Type.Union([Moment, Type.Null()]),
  },
  { $id: 'Transfer' },
)

const resource = createAdminResource({
  name: 'transfers',
  errors: identityErrors,
  maxIdLength: null,
  sortable: ['id', 'performedAt', 'undoUntil'],
  defaultSort: ['performedAt', 'DESC'],
})

/** Throws E4040 when there is none. */
export async function getTransferResponse(db: Db, id: string): Promise<Static<typeof TransferResponse>> {
  const transfer = await findConsoleTransfer(db, id)
  if (!transfer) throw new ApiError('E4040')
  return serializeRow(transfer)
}

/** One file has all routes of the resource: GET and POST /admin/transfers, GET /admin/transfers/{id}. */
export function adminTransfersRoute(app: App, context: IdentityContext): void {
  const { db } = context
  resource.registerListRoute(app, {
    operationId: 'listTransfers',
    summary: 'Lists transfers, the newest first',
    row: TransferResponse,
    find: ({ filter, ...page }) => listConsoleTransfers(db, filter, page),
    toResponse: serializeRow,
  })
  resource.registerReadRoute(app, {
    operationId: 'readTransfer',
    summary: 'Returns one transfer',
    response: TransferResponse,
    find: (id) => getTransferResponse(db, id),
  })
  const creation = resource.createOperationSchema({
    operationId: 'performTransfer',
    summary: 'Moves members to another agency',
    body: TransferBody,
    response: TransferResponse,
    errors: ['E3001', 'E3032', 'E4096'],
  })
  app.post('/admin/transfers', { schema: creation }, async (request) => {
    const { id } = await performTransfer(context, requireSession(request).userId, request.body)
    return getTransferResponse(db, id)
  })
}
