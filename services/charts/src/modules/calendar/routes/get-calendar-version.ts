import { type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { listEvents } from '../calendar.sql.ts'
import { toCalendarVersion } from '../calendar-version.ts'
import { CalendarBody, resolveCalendar } from '../resolve-calendar.ts'

/**
 * POST /calendar/esthe-between/version: an open calendar of staff polls it to learn of what is withdrawn. It tells nothing of the
 * events, so it is no view of them and writes no row of the customer's log.
 */
export function getCalendarVersion(app: App, { db }: ChartsContext): void {
  app.post(
    '/calendar/esthe-between/version',
    {
      schema: {
        operationId: 'getCalendarVersion',
        summary: 'A text that changes whenever calendar/esthe-between would list something else',
        tags: ['calendar'],
        body: CalendarBody,
        response: { 200: Type.Object({ version: Type.String() }) },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      const calendar = await resolveCalendar(db, session, request.body)
      const events = await listEvents(db, calendar)
      reply.header('cache-control', 'no-store')
      return { version: toCalendarVersion(calendar, events, session) }
    },
  )
}
