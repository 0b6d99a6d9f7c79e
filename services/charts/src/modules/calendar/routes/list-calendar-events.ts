import { ApiError, type App, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { createTranslator } from '../../../texts.ts'
import { insertChartView } from '../../audit/chart-log.sql.ts'
import { type EventRow, listEvents, listEventsWithDigest, MAX_EVENTS } from '../calendar.sql.ts'
import { toCalendarVersion } from '../calendar-version.ts'
import { CalendarEvent, toCalendarEvent } from '../event-response.ts'
import { CalendarBody, resolveCalendar } from '../resolve-calendar.ts'

export function listCalendarEvents(app: App, { db, clock, internalKeys }: ChartsContext): void {
  app.post(
    '/calendar/esthe-between',
    {
      schema: {
        operationId: 'listCalendarEvents',
        summary:
          'Plays, diagnoses, chart records and saved stress checks of the caller, or published diagnoses and chart records of up to 20 own customers, in at most 62 days',
        tags: ['calendar'],
        body: CalendarBody,
        response: { 200: Type.Array(CalendarEvent, { maxItems: MAX_EVENTS }) },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      const calendar = await resolveCalendar(db, session, request.body)
      for (const { memberId, actorRole } of calendar.lookedAt) {
        // A calendar shows every chart of the customer, so the log entry names no single record.
        const look = { customerId: memberId, recordId: null, actorId: session.userId, actorRole, at: clock() }
        if (!(await insertChartView(db, look))) throw new ApiError('E4040')
      }
      const hidesChartTitles = session.assurance === 'low'
      reply.header('cache-control', 'no-store')
      let events: EventRow[]
      if (calendar.lookedAt.length > 0) {
        const found = await listEventsWithDigest(db, calendar, { hidesChartTitles })
        events = found.events
        // These events may be newer than the version polled before, so the response states their own version.
        const content = { names: calendar.names, digest: found.digest }
        reply.header('calendar-version', toCalendarVersion(internalKeys, content))
      } else {
        events = await listEvents(db, calendar)
      }
      const [lang, t] = [language(request), createTranslator(language(request))]
      const show = { language: lang, t, hidesChartTitles }
      return events.map((event) =>
        toCalendarEvent(event, { ...show, userName: calendar.names.get(event.memberId) ?? '' }),
      )
    },
  )
}
