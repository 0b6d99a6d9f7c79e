import { DAY_MS } from '@hibiki/calendar'
import { ApiError, type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { getFixedT } from '../../../texts.ts'
import { MAX_CALENDAR_RANGE_DAYS } from '../calendar.rules.ts'
import { listCalendarEventRows } from '../calendar.sql.ts'
import { findCalendarFeedOwnerId } from '../calendar-feeds.sql.ts'
import { toCalendarFile } from '../calendar-file.ts'
import { hashFeedToken } from '../feed-token.ts'

const schema = {
  operationId: 'getCalendarFeedFile',
  summary: 'The last 62 days of a calendar as iCalendar, for whoever has the secret address',
  tags: ['calendar'],
  params: Type.Object({ file: Type.String({ pattern: '^[A-Za-z0-9_-]{43}\\.ics$' }) }),
  response: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: Type.String() } } },
  },
}

/** GET /calendar/feed/{token}.ics returns the last 62 days of the owner's calendar to calendar programs. */
export function getCalendarFeedFile(app: App, { db, clock }: ChartsContext): void {
  app.get('/calendar/feed/:file', { schema }, async (request, reply) => {
    const token = request.params.file.slice(0, -'.ics'.length)
    const memberId = await findCalendarFeedOwnerId(db, hashFeedToken(token))
    if (memberId === undefined) throw new ApiError('E4040')
    const now = clock()
    const events = await listCalendarEventRows(db, {
      memberIds: [memberId],
      playsOf: [memberId],
      publishedOf: [],
      // A feed is read by programs of other companies, so it contains no titles of charts and no stress checks.
      recordsOf: [],
      stressOf: [],
      since: new Date(now.getTime() - MAX_CALENDAR_RANGE_DAYS * DAY_MS),
      until: new Date(now.getTime() + DAY_MS),
    })
    const lang = getRequestLanguage(request)
    const file = toCalendarFile(events, { language: lang, t: getFixedT(lang), now })
    reply.header('cache-control', 'private, max-age=300').type('text/calendar; charset=utf-8')
    return file
  })
}
