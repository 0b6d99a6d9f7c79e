import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { computeCalendarVersion } from '../calendar-version.ts'
import { computeVisibleDigest } from '../list-visible-events.ts'
import { CalendarQueryBody, resolveVisibleCalendar } from '../resolve-visible-calendar.ts'

const schema = {
  operationId: 'getCalendarVersion',
  summary: 'A text that changes whenever the calendar of these members changes, on whatever day',
  tags: ['calendar'],
  body: CalendarQueryBody,
  response: { 200: Type.Object({ version: Type.String() }) },
}

/**
 * An open calendar of staff polls POST /calendar/esthe-between/version to notice withdrawn events. The response reveals no event, so
 * it is not logged as a view of the customer's data. The version covers all days, whichever are requested: one that depended on the
 * days would reveal which of them have events.
 */
export function getCalendarVersion(app: App, { db, internalKeys }: ChartsContext): void {
  app.post('/calendar/esthe-between/version', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const calendar = await resolveVisibleCalendar(db, session, request.body)
    // Titles of charts require the password, so without it a change of a title does not change the version.
    const digest = await computeVisibleDigest(db, calendar, {
      hidesChartTitles: session.assurance === 'low',
    })
    reply.header('cache-control', 'no-store')
    return { version: computeCalendarVersion(internalKeys, { names: calendar.names, digest }) }
  })
}
