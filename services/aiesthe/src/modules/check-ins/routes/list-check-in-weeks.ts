import { addDays } from '@hibiki/calendar'
import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { toJstMonday } from '../../../jst.ts'
import { MAX_MOOD, MIN_MOOD, SHOWN_WEEKS } from '../check-in.rules.ts'
import { listCheckInWeeks } from '../check-ins.sql.ts'

const MeanMood = Type.Number({ minimum: MIN_MOOD, maximum: MAX_MOOD })

const schema = {
  operationId: 'listCheckInWeeks',
  summary: 'Lists how the caller felt before and after sounds in each of the last eight weeks, oldest first',
  tags: ['aiesthe'],
  response: {
    200: Type.Array(
      Type.Object(
        {
          monday: Type.String({ description: 'First day of the week in Japan as yyyy-MM-dd' }),
          count: Type.Integer({ minimum: 1, description: 'Plays with a mood before and after' }),
          better: Type.Integer({ minimum: 0, description: 'How many of them were better after the sound' }),
          meanBefore: MeanMood,
          meanAfter: MeanMood,
        },
        { $id: 'CheckInWeek' },
      ),
      { maxItems: SHOWN_WEEKS + 1, description: 'Weeks without such a play are left out' },
    ),
  },
}

export function listCheckInWeeksRoute(app: App, { db, clock }: AiestheContext): void {
  app.get('/aiesthe/check-in-weeks', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const since = addDays(toJstMonday(clock()), -7 * (SHOWN_WEEKS - 1))
    return listCheckInWeeks(db, requireSession(request).userId, since)
  })
}
