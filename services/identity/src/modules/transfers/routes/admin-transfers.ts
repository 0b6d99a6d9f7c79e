import { createAdminResource, serialize } from '@hibiki/admin-resource'
import { ApiError, type App, memberOf } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import type { Db } from '../../../db/schema.ts'
import { identityErrors } from '../../../errors.ts'
import { listTransfers, MAX_PEOPLE_LISTED, readTransfer } from '../admin-transfers.sql.ts'
import { performTransfer } from '../perform-transfer.ts'
import { TransferBody } from '../preview-transfer.ts'

export const Transfer = Type.Object({
  id: Type.String(),
  rows: Type.Array(
    Type.Object({
      userId: Type.String(),
      username: Type.String(),
      from: Type.String({ description: 'Name of the agency' }),
      to: Type.String(),
      role: Type.String(),
    }),
    { maxItems: MAX_PEOPLE_LISTED, description: 'The first of the moved members, by name' },
  ),
  total: Type.Integer({ description: 'How many members were moved' }),
  performedBy: Type.Union([Type.Object({ id: Type.String(), username: Type.String() }), Type.Null()]),
  performedAt: Type.String({ format: 'date-time' }),
  undoUntil: Type.String({ format: 'date-time' }),
  undoneAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})

const resource = createAdminResource({
  name: 'transfers',
  errors: identityErrors,
  maxIdLength: null,
  sortable: ['id', 'performedAt', 'undoUntil'],
  defaultSort: ['performedAt', 'DESC'],
})

/** Throws E4040 when there is none. */
export async function toTransferResponse(db: Db, id: string): Promise<Static<typeof Transfer>> {
  const transfer = await readTransfer(db, id)
  if (!transfer) throw new ApiError('E4040')
  return serialize(transfer)
}

/** One file has all routes of the resource: GET and POST /admin/transfers, GET /admin/transfers/{id}. */
export function adminTransfers(app: App, context: IdentityContext): void {
  const { db } = context
  resource.list(app, {
    operationId: 'listTransfers',
    summary: 'Lists transfers, the newest first',
    row: Transfer,
    find: ({ filter, ...page }) => listTransfers(db, filter, page),
    toResponse: serialize,
  })
  resource.read(app, {
    operationId: 'readTransfer',
    summary: 'Returns one transfer',
    response: Transfer,
    find: (id) => toTransferResponse(db, id),
  })
  const creation = resource.operation({
    operationId: 'performTransfer',
    summary: 'Moves members to another agency',
    body: TransferBody,
    response: Transfer,
    errors: ['E3001', 'E3032', 'E4096'],
  })
  app.post('/admin/transfers', { schema: creation }, async (request) => {
    const { id } = await performTransfer(context, memberOf(request).userId, request.body)
    return toTransferResponse(db, id)
  })
}
