import { ApiError, type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Db } from '../../db/schema.ts'
import type { RouteDeps } from '../../deps.ts'
import { identityErrors } from '../../errors.ts'
import { every, oneOf, pageOf } from '../../repositories/console-list.ts'
import { performTransfer } from '../../transfers/perform-transfer.ts'
import { TransferBody } from '../../transfers/preview.ts'
import { idFilter, ListQuery, readList, sendRange } from './simple-rest.ts'

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
  ),
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

interface Row extends Omit<Static<typeof Transfer>, 'performedAt' | 'undoUntil' | 'undoneAt'> {
  performedAt: Date
  undoUntil: Date
  undoneAt: Date | null
}

const transferRows = sql`
  select t.id, t.performed_at as "performedAt", t.undo_until as "undoUntil", t.undone_at as "undoneAt",
    case when p.id is null then null else jsonb_build_object('id', p.id, 'username', p.username) end as "performedBy",
    coalesce((
      select jsonb_agg(jsonb_build_object('userId', u.id, 'username', u.username, 'from', coalesce(f.name, ''),
        'to', coalesce(g.name, ''), 'role', r.after ->> 'role') order by u.username)
      from transfer_rows r join users u on u.id = r.user_id
      left join agencies f on f.code = r.before ->> 'agencyCode'
      left join agencies g on g.code = r.after ->> 'agencyCode'
      where r.transfer_id = t.id), '[]') as rows
  from transfers t left join users p on p.id = t.performed_by`

const columns = { id: 'id', performedAt: 'performedAt', undoUntil: 'undoUntil' }
const filter = Type.Object(idFilter, { additionalProperties: false })

const shown = ({ performedAt, undoUntil, undoneAt, ...rest }: Row): Static<typeof Transfer> => ({
  ...rest,
  performedAt: performedAt.toISOString(),
  undoUntil: undoUntil.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
})

export async function readTransfer(db: Db, id: string): Promise<Static<typeof Transfer>> {
  const query = sql`${transferRows} where t.id::text = ${id}`
  const { rows } = await pageOf<Row>(db, query, { orderBy: sql`id`, offset: 0, limit: 1 })
  const [transfer] = rows
  if (!transfer) throw new ApiError('E4040')
  return shown(transfer)
}

/** GET and POST /admin/transfers, GET /admin/transfers/{id} (D-057, D-198). */
export function transfers(app: App, deps: RouteDeps): void {
  const { db } = deps.database
  app.get('/admin/transfers', { schema: list }, async (request, reply) => {
    const page = readList(request.query, { columns, sort: ['performedAt', 'DESC'], filter })
    const where = every([page.filter.id && oneOf('t.id', page.filter.id)])
    const { rows, total } = await pageOf<Row>(db, sql`${transferRows} where ${where}`, page)
    sendRange(reply, 'transfers', { offset: page.offset, count: rows.length, total })
    return rows.map(shown)
  })
  app.get('/admin/transfers/:id', { schema: one }, (request) => readTransfer(db, request.params.id))
  app.post('/admin/transfers', { schema: creation }, async (request) => {
    const { id } = await performTransfer(deps, memberOf(request).userId, request.body)
    return readTransfer(db, id)
  })
}
