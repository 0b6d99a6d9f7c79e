import { ApiError, type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { getFixedT } from '../../../texts.ts'
import { insertChartViewLogEntry } from '../../audit/chart-log.sql.ts'
import { type CalendarEventRow, MAX_CALENDAR_EVENTS } from '../calendar.sql.ts'
import { CalendarEventResponse, toCalendarEventResponse } from '../calendar-event-response.ts'
import { computeCalendarVersion } from '../calendar-version.ts'
import { listVisibleEvents, listVisibleEventsWithDigest } from '../list-visible-events.ts'
import { CalendarQueryBody, resolveVisibleCalendar } from '../resolve-visible-calendar.ts'

const schema = {
  operationId: 'listCalendarEvents',
  summary:
    'Plays, diagnoses, chart records, saved stress checks and appointments of the caller, or published diagnoses, chart records and appointments of up to 20 own customers, in at most 62 days',
  tags: ['calendar'],
  body: CalendarQueryBody,
  response: { 200: Type.Array(CalendarEventResponse, { maxItems: MAX_CALENDAR_EVENTS }) },
}

export function listCalendarEvents(app: App, { db, clock, internalKeys }: ChartsContext): void {
  app.post('/calendar/esthe-between', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const calendar = await resolveVisibleCalendar(db, session, request.body)
    for (const { memberId, actorRole } of calendar.viewedMembers) {
      // A calendar shows every chart of the customer, so the log entry names no single record.
      const look = { customerId: memberId, recordId: null, actorId: session.userId, actorRole, at: clock() }
      if (!(await insertChartViewLogEntry(db, look))) throw new ApiError('E4040')
    }
    const hidesChartTitles = session.assurance === 'low'
    reply.header('cache-control', 'no-store')
    let events: CalendarEventRow[]
    if (calendar.viewedMembers.length > 0) {
      const found = await listVisibleEventsWithDigest(db, calendar, { hidesChartTitles })
      events = found.events
      // These events may be newer than the version polled before, so the response states their own version.
      const content = { names: calendar.names, digest: found.digest }
      reply.header('calendar-version', computeCalendarVersion(internalKeys, content))
    } else {
      events = await listVisibleEvents(db, calendar)
    }
    const [lang, t] = [getRequestLanguage(request), getFixedT(getRequestLanguage(request))]
    const show = { language: lang, t, hidesChartTitles }
    return events.map((event) =>
      toCalendarEventResponse(event, { ...show, userName: calendar.names.get(event.memberId) ?? '' }),
    )
  })
}
