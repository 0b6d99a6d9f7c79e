import { createAdminResource, serializeRow } from '@hibiki/admin-resource'
import { ApiError, type App, Moment, nullable, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import type { Db } from '../../../tables.ts'
import { insertCommerceLogEntry } from '../../commerce/commerce-log.sql.ts'
import {
  findConsoleWebhookEvent,
  listConsoleWebhookEvents,
  scheduleWebhookEventRetry,
  webhookEventStates,
} from '../webhook-events-admin.sql.ts'

const Event = Type.Object(
  {
    id: Type.String({ description: "The type of the event in the provider's terms" }),
    type: Type.String(),
    objectId: Type.String(),
    state: Type.Enum([...webhookEventStates], {
      description: 'parked means that processing failed for a day and that staff have to act',
    }),
    attempts: Type.Integer(),
    receivedAt: Moment,
    doneAt: nullable(Moment),
  },
  { $id: 'WebhookEvent' },
)
const resource = createAdminResource({
  name: 'webhook-events',
  errors: billingErrors,
  maxIdLength: 255,
  sortable: ['receivedAt', 'type', 'attempts', 'state'],
  defaultSort: ['receivedAt', 'DESC'],
  filter: {
    state: Type.Optional(Event.properties.state),
  },
})
const retry = resource.createRecordOperationSchema({
  operationId: 'retryWebhookEvent',
  summary: 'Has an event processed again, within seconds',
  response: Event,
  errors: ['BILLING_EVENT_DONE'],
})

async function read(db: Db, id: string) {
  const event = await findConsoleWebhookEvent(db, id)
  if (!event) throw new ApiError('E4040')
  return serializeRow(event)
}

/** These routes show the provider's events, and those that could not be processed. */
export function adminWebhookEventsRoute(app: App, deps: BillingContext): void {
  resource.registerListRoute(app, {
    operationId: 'listWebhookEvents',
    summary: 'Lists the events of the payment provider of the last sixty days',
    row: Event,
    find: (list) => listConsoleWebhookEvents(deps.db, list),
    toResponse: serializeRow,
  })
  resource.registerReadRoute(app, {
    operationId: 'readWebhookEvent',
    summary: 'Returns one event of the payment provider',
    response: Event,
    find: (id) => read(deps.db, id),
  })
  app.post('/admin/webhook-events/:id/retry', { schema: retry }, async (request) => {
    const { id } = request.params
    const actorId = requireSession(request).userId
    await deps.db.transaction().execute(async (trx) => {
      await read(trx, id)
      if (!(await scheduleWebhookEventRetry(trx, id))) throw new ApiError('BILLING_EVENT_DONE')
      await insertCommerceLogEntry(trx, {
        actorId,
        action: 'event-retried',
        subjectId: id,
        now: deps.clock(),
      })
    })
    return read(deps.db, id)
  })
}
