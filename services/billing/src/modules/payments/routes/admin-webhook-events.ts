import { ApiError, type App, ListQuery, memberOf, readListRequest, sendRange } from '@hibiki/http'
import { Type } from 'typebox'
import type { Db } from '../../../db/schema.ts'
import { Moment, nullable, refusals, sent, tags } from '../../admin/admin-responses.ts'
import { logCommerceAct } from '../../admin/commerce-log.sql.ts'
import type { AdminDeps } from '../../admin/module.ts'
import { eventStates, pageOfWebhookEvents, retryWebhookEvent } from '../webhook-events-admin.sql.ts'

const Event = Type.Object({
  id: Type.String({ description: 'As the provider calls it' }),
  type: Type.String(),
  objectId: Type.String(),
  state: Type.Enum([...eventStates], {
    description: 'parked: tried for a day without success, it waits for somebody',
  }),
  attempts: Type.Integer(),
  receivedAt: Moment,
  doneAt: nullable(Moment),
})
const params = Type.Object({ id: Type.String({ maxLength: 255 }) })
const list = {
  operationId: 'listWebhookEvents',
  summary: 'Events of the payment provider of the last sixty days',
  tags,
  querystring: ListQuery,
  response: { 200: Type.Array(Event), ...refusals('E3001', 'E3040') },
}
const one = {
  operationId: 'readWebhookEvent',
  summary: 'One event of the payment provider',
  tags,
  params,
  response: { 200: Event, ...refusals('E4040') },
}
const retry = {
  operationId: 'retryWebhookEvent',
  summary: 'Lets an event be worked on again, within seconds',
  tags,
  params,
  response: { 200: Event, ...refusals('E4040', 'BILLING_EVENT_DONE') },
}
const columns = { receivedAt: 'receivedAt', type: 'type', attempts: 'attempts', state: 'state' }
const filter = Type.Object(
  {
    id: Type.Optional(Type.Array(Type.String({ maxLength: 255 }), { maxItems: 99 })),
    state: Type.Optional(Event.properties.state),
  },
  { additionalProperties: false },
)

async function read(db: Db, id: string) {
  const page = { sortBy: 'receivedAt', direction: 'asc' as const, offset: 0, limit: 1, filter: { id: [id] } }
  const [event] = (await pageOfWebhookEvents(db, page)).rows
  if (!event) throw new ApiError('E4040')
  return sent(event)
}

/** /admin/webhook-events: what the provider told us, and what could not be worked on. */
export function webhookEvents(app: App, deps: AdminDeps): void {
  app.get('/admin/webhook-events', { schema: list }, async (request, reply) => {
    const page = readListRequest(request.query, { columns, sort: ['receivedAt', 'DESC'], filter })
    const { rows, total } = await pageOfWebhookEvents(deps.db, page)
    sendRange(reply, 'webhook-events', { offset: page.offset, count: rows.length, total })
    return rows.map(sent)
  })
  app.get('/admin/webhook-events/:id', { schema: one }, (request) => read(deps.db, request.params.id))
  app.post('/admin/webhook-events/:id/retry', { schema: retry }, async (request) => {
    const { id } = request.params
    const actorId = memberOf(request).userId
    await deps.db.transaction().execute(async (trx) => {
      await read(trx, id)
      if (!(await retryWebhookEvent(trx, id))) throw new ApiError('BILLING_EVENT_DONE')
      await logCommerceAct(trx, { actorId, action: 'event-retried', subjectId: id, now: deps.clock() })
    })
    return read(deps.db, id)
  })
}
