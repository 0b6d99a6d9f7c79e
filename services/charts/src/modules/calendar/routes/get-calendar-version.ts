import { type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { digestEvents } from '../calendar.sql.ts'
import { toCalendarVersion } from '../calendar-version.ts'
import { CalendarBody, resolveCalendar } from '../resolve-calendar.ts'

/**
 * POST /calendar/esthe-between/version: an open calendar of staff polls it to learn of what is withdrawn. It tells nothing of the
 * events, so it is no view of them and writes no row of the customer's log. The version is of all days whatever days are asked for:
 * one that depended on them would tell on which days something is.
 */
export function getCalendarVersion(app: App, { db, internalKeys }: ChartsContext): void {
  app.post(
    '/calendar/esthe-between/version',
    {
      schema: {
        operationId: 'getCalendarVersion',
        summary: 'A text that changes whenever the calendar of these members changes, on whatever day',
        tags: ['calendar'],
        body: CalendarBody,
        response: { 200: Type.Object({ version: Type.String() }) },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      const calendar = await resolveCalendar(db, session, request.body)
      // What a chart is about needs the password, so a change of its title is none without it.
      const digest = await digestEvents(db, calendar, { hidesChartTitles: session.assurance === 'low' })
      reply.header('cache-control', 'no-store')
      return { version: toCalendarVersion(internalKeys, { names: calendar.names, digest }) }
    },
  )
}
