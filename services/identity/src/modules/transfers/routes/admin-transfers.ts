import { ApiError, type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { idFilter, ListQuery, readList, sendPage } from '../../../admin/simple-rest.ts'
import type { Db } from '../../../db/schema.ts'
import type { RouteDeps } from '../../../deps.ts'
import { identityErrors } from '../../../errors.ts'
import { type ConsoleTransfer, listTransfers, maxPeopleListed, readTransfer } from '../admin-transfers.sql.ts'
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
    { maxItems: maxPeopleListed, description: 'The first of those who were moved, by name' },
  ),
  total: Type.Integer({ description: 'How many were moved' }),
  performedBy: Type.Union([Type.Object({ id: Type.String(), username: Type.String() }), Type.Null()]),
  performedAt: Type.String({ format: 'date-time' }),
  undoUntil: Type.String({ format: 'date-time' }),
  undoneAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})

const list = {
  operationId: 'listTransfers',
  summary: 'Transfers, newest first',
  tags: ['admin'],
  querystring: ListQuery,
  response: {
    200: Type.Array(Transfer),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E3001', 'E3040', 'E4010', 'E4014', 'E4030'),
  },
}
const one = {
  operationId: 'readTransfer',
  summary: 'One transfer',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: { 200: Transfer, ...errorResponses(commonErrors, 'E4010', 'E4014', 'E4030', 'E4040') },
}
const creation = {
  operationId: 'performTransfer',
  summary: 'Moves members to another agency',
  tags: ['admin'],
  body: TransferBody,
  response: {
    200: Transfer,
    ...errorResponses(
      { ...commonErrors, ...identityErrors },
      'E3001',
      'E3032',
      'E4010',
      'E4014',
      'E4030',
      'E4096',
    ),
  },
}

const sortable = ['id', 'performedAt', 'undoUntil']
const filter = Type.Object(idFilter, { additionalProperties: false })

const shown = ({ performedAt, undoUntil, undoneAt, ...rest }: ConsoleTransfer): Static<typeof Transfer> => ({
  ...rest,
  performedAt: performedAt.toISOString(),
  undoUntil: undoUntil.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
})

/** Throws E4040 when there is none. */
export async function toTransferResponse(db: Db, id: string): Promise<Static<typeof Transfer>> {
  const transfer = await readTransfer(db, id)
  if (!transfer) throw new ApiError('E4040')
  return shown(transfer)
}

/** GET and POST /admin/transfers, GET /admin/transfers/{id} (D-057, D-198). */
export function adminTransfers(app: App, deps: RouteDeps): void {
  const { db } = deps.database
  app.get('/admin/transfers', { schema: list }, async (request, reply) => {
    const { page, filter: wanted } = readList(request.query, {
      sortable,
      sort: ['performedAt', 'DESC'],
      filter,
    })
    return sendPage(reply, 'transfers', { page, found: await listTransfers(db, wanted, page), shown })
  })
  app.get('/admin/transfers/:id', { schema: one }, (request) => toTransferResponse(db, request.params.id))
  app.post('/admin/transfers', { schema: creation }, async (request) => {
    const { id } = await performTransfer(deps, memberOf(request).userId, request.body)
    return toTransferResponse(db, id)
  })
}
