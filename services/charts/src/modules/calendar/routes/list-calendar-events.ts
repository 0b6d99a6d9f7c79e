import { parseJstTime } from '@hibiki/calendar'
import { ApiError, type App, fieldText, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { translator } from '../../../texts.ts'
import { insertChartView } from '../../audit/chart-log.sql.ts'
import { findRangeProblem, MAX_USERS } from '../calendar.rules.ts'
import { listEvents, MAX_EVENTS } from '../calendar.sql.ts'
import { calendarScope } from '../calendar-scope.ts'
import { CalendarEvent, toCalendarEvent } from '../event-response.ts'

const PATTERN = '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$'

/** POST /calendar/esthe-between. */
export function listCalendarEvents(app: App, { db, clock }: ChartsContext): void {
  app.post(
    '/calendar/esthe-between',
    {
      schema: {
        operationId: 'listCalendarEvents',
        summary:
          'Plays, diagnoses, chart records and saved stress checks of the caller, or published diagnoses and chart records of up to 20 own customers, in at most 62 days',
        tags: ['calendar'],
        body: Type.Object({
          userIds: Type.Array(Type.String({ format: 'uuid' }), { maxItems: MAX_USERS * 5 }),
          since: Type.String({ pattern: PATTERN, description: 'JST, inclusive' }),
          until: Type.String({ pattern: PATTERN, description: 'JST, exclusive' }),
        }),
        response: { 200: Type.Array(CalendarEvent, { maxItems: MAX_EVENTS }) },
      },
    },
    async (request, reply) => {
      const { body } = request
      const [since, until] = [readTime(body.since, 'since'), readTime(body.until, 'until')]
      const problem = findRangeProblem(since, until)
      if (problem) throw new ApiError(problem)
      const session = memberOf(request)
      // An easy-login link opens the own usage; others' calendars, stress checks and what charts say need the password.
      const isLow = session.assurance === 'low'
      if (isLow && body.userIds.some((id) => id.toLowerCase() !== session.userId)) throw new ApiError('E4014')
      const scope = await calendarScope(db, session, body.userIds)
      for (const { memberId, actorRole } of scope.lookedAt) {
        // A calendar shows every chart of the customer, so the look is at no single one of them.
        const look = { customerId: memberId, recordId: null, actorId: session.userId, actorRole, at: clock() }
        if (!(await insertChartView(db, look))) throw new ApiError('E4040')
      }
      const stressOf = isLow ? [] : scope.stressOf
      const events = await listEvents(db, { ...scope, stressOf, since, until })
      reply.header('cache-control', 'no-store')
      const [lang, t] = [language(request), translator(language(request))]
      const show = { language: lang, t, hidesChartTitles: isLow }
      return events.map((event) =>
        toCalendarEvent(event, { ...show, userName: scope.names.get(event.memberId) ?? '' }),
      )
    },
  )
}

function readTime(text: string, field: string): Date {
  const time = parseJstTime(text.length === 10 ? `${text} 00:00:00` : text)
  if (!time) throw new ApiError('E3001', { fields: { [field]: fieldText('date') } })
  return time
}
