import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { type App, Id, Moment, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { chartsErrors } from '../../../errors.ts'
import { listChartLogEntries } from '../chart-log.sql.ts'

const Person = Type.Object({
  id: Id,
  name: Type.String({ description: 'Empty when the name is unknown' }),
})
const Action = Type.Enum(['view', 'create', 'update', 'delete', 'restore', 'export'])
const Entry = Type.Object({
  id: Id,
  at: Moment,
  actor: nullable(Person),
  actorRole: Type.Enum(['customer', 'person-in-charge', 'administrator']),
  action: Action,
  customer: Person,
  recordId: nullable(Id),
  title: nullable(Type.String({ description: 'Title of the chart; null for the calendar and the overview' })),
  reason: nullable(Type.String()),
  subject: Type.Enum(['chart', 'appointment', 'photo']),
})

const resource = createAdminResource({
  name: 'chart-log',
  errors: chartsErrors,
  sortable: ['at', 'action'],
  defaultSort: ['at', 'DESC'],
  filter: { action: Type.Optional(Action), actorId: textFilterSchema, customerId: textFilterSchema },
})

/** The log is written by the acts themselves, so GET /admin/chart-log only reads. */
export function listChartLog(app: App, { db }: ChartsContext): void {
  resource.registerListRoute(app, {
    operationId: 'listChartLog',
    summary: 'Lists who opened or changed whose charts and calendars',
    row: Entry,
    find: (list) => listChartLogEntries(db, list),
    toResponse: ({ actorId, actorName, customerId, customerName, ...entry }) =>
      serializeRow({
        ...entry,
        actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
        customer: { id: customerId, name: customerName ?? '' },
      }),
  })
}
