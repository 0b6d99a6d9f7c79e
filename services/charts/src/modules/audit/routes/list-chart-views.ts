import { formatJstDateTime } from '@hibiki/calendar'
import { type App, Id, JapanTime, pageQueryProperties, requireSession, toOffsetAndLimit } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { listChartLogRowsOfOthers } from '../chart-log.sql.ts'

const schema = {
  operationId: 'listChartViews',
  summary: "Lists what others did with the caller's charts, the newest first",
  tags: ['calte'],
  querystring: Type.Object(pageQueryProperties),
  response: {
    200: Type.Array(
      Type.Object({
        id: Id,
        recordId: Type.Union([Id, Type.Null()]),
        title: Type.Union([Type.String(), Type.Null()]),
        actorName: Type.Union([Type.String(), Type.Null()]),
        actorRole: Type.Enum(['customer', 'person-in-charge', 'administrator']),
        action: Type.Enum(['view', 'create', 'update', 'delete', 'restore', 'export']),
        reason: Type.Union([Type.String(), Type.Null()]),
        at: JapanTime,
        subject: Type.Enum(['chart', 'appointment', 'photo']),
      }),
      { maxItems: 99 },
    ),
  },
}

/** GET /customer/calte/views shows a customer who opened or changed their charts. */
export function listChartViews(app: App, { db }: ChartsContext): void {
  app.get('/customer/calte/views', { schema }, async (request, reply) => {
    const page = toOffsetAndLimit(request.query)
    const acts = await listChartLogRowsOfOthers(db, requireSession(request).userId, page)
    reply.header('cache-control', 'no-store')
    return acts.map(({ actorId: _, at, ...act }) => ({ ...act, at: formatJstDateTime(at) }))
  })
}
