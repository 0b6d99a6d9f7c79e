import { ApiError, type App, idFilter, ListQuery, readListRequest, sendRange, textFilter } from '@hibiki/http'
import { Type } from 'typebox'
import { Moment, nullable, params, refusals, sent, tags } from '../admin-responses.ts'
import { commerceActions } from '../commerce-actions.rules.ts'
import { type LoggedAct, pageOfActs } from '../commerce-log.sql.ts'
import type { AdminDeps } from '../module.ts'

const Person = nullable(Type.Object({ id: Type.String(), username: Type.String() }))
const Act = Type.Object({
  id: Type.String(),
  at: Moment,
  actor: Person,
  action: Type.Enum([...commerceActions]),
  subjectId: Type.String(),
  detail: Type.Record(Type.String(), Type.Unknown()),
})

const list = {
  operationId: 'listCommerceLog',
  summary: 'What administrators did in commerce',
  tags,
  querystring: ListQuery,
  response: { 200: Type.Array(Act), ...refusals('E3001', 'E3040') },
}
const one = {
  operationId: 'readCommerceAct',
  summary: 'One act of an administrator',
  tags,
  params,
  response: { 200: Act, ...refusals('E4040') },
}
const columns = { at: 'at', action: 'action' }
const filter = Type.Object(
  {
    ...idFilter,
    action: Type.Optional(Act.properties.action),
    actorId: textFilter,
    subjectId: textFilter,
  },
  { additionalProperties: false },
)

const shown = ({ actorId, actorName, ...act }: LoggedAct) =>
  sent({ ...act, actor: actorId === null ? null : { id: actorId, username: actorName ?? '' } })

/** GET /admin/commerce-log and /{id} (D-193); there is no call that writes. */
export function commerceLog(app: App, { db }: AdminDeps): void {
  app.get('/admin/commerce-log', { schema: list }, async (request, reply) => {
    const page = readListRequest(request.query, { columns, sort: ['at', 'DESC'], filter })
    const { rows, total } = await pageOfActs(db, page)
    sendRange(reply, 'commerce-log', { offset: page.offset, count: rows.length, total })
    return rows.map(shown)
  })
  app.get('/admin/commerce-log/:id', { schema: one }, async (request) => {
    const filter = { id: [request.params.id] }
    const { rows } = await pageOfActs(db, { filter, sortBy: 'at', direction: 'asc', offset: 0, limit: 1 })
    if (!rows[0]) throw new ApiError('E4040')
    return shown(rows[0])
  })
}
