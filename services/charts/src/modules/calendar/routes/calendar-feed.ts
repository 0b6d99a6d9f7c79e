import { formatJstDateTime } from '@hibiki/calendar'
import { ApiError, type App, JapanTime, requireSession } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import { readPublicOrigin } from '@hibiki/service'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { deleteCalendarFeed, findCalendarFeedCreatedAt, saveCalendarFeed } from '../calendar-feeds.sql.ts'
import { createFeedToken, hashFeedToken } from '../feed-token.ts'

const State = Type.Object({
  createdAt: Type.Union([JapanTime, Type.Null()]),
})

/** These routes return the state of the caller's own iCalendar feed, issue a new secret address, and revoke it. */
export function calendarFeedRoute(app: App, { db, clock, config }: ChartsContext): void {
  app.get(
    '/calendar/feed',
    {
      schema: {
        operationId: 'getCalendarFeed',
        summary:
          'Since when the caller has a calendar feed; the address itself is shown only when it is made',
        tags: ['calendar'],
        response: { 200: State },
      },
    },
    async (request) => {
      const createdAt = await findCalendarFeedCreatedAt(db, requireSession(request).userId)
      return { createdAt: createdAt ? formatJstDateTime(createdAt) : null }
    },
  )
  app.post(
    '/calendar/feed',
    {
      schema: {
        operationId: 'issueCalendarFeed',
        summary: 'Makes a new secret address of the own calendar; the one before stops working',
        tags: ['calendar'],
        response: { 200: Type.Object({ url: Type.String() }) },
      },
    },
    async (request, reply) => {
      const token = createFeedToken()
      const { userId } = requireSession(request)
      const feed = { memberId: userId, tokenHash: hashFeedToken(token), now: clock() }
      const saved = await writeForMember(db, userId, (trx) => saveCalendarFeed(trx, feed))
      if (saved === null) throw new ApiError('E4040')
      reply.header('cache-control', 'no-store')
      return { url: `${readPublicOrigin(config)}/api/calendar/feed/${token}.ics` }
    },
  )
  app.post(
    '/calendar/feed/revoke',
    {
      schema: {
        operationId: 'revokeCalendarFeed',
        summary: 'Ends the calendar feed at once',
        tags: ['calendar'],
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      await deleteCalendarFeed(db, requireSession(request).userId)
      return {}
    },
  )
}
