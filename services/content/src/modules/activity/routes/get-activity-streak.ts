import { type App, nullable, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { getStreak } from '../get-streak.ts'
import { MIN_STREAK_DAY_SECONDS, STREAK_FREEZES_PER_WEEK } from '../streak.rules.ts'

const Streak = Type.Object({
  days: Type.Integer({ minimum: 0 }),
  todayDone: Type.Boolean(),
  secondsToGo: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MIN_STREAK_DAY_SECONDS - 1,
      description:
        'Seconds of listening still missing today once the member has begun; null before that and when today counts',
    }),
  ),
  freezeLeft: Type.Integer({
    minimum: 0,
    maximum: STREAK_FREEZES_PER_WEEK,
    description: 'How many more days the member may miss this week',
  }),
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    description: 'The weekdays on which the member plans to listen, from 1 (Monday) to 7 (Sunday)',
  }),
})

const schema = {
  operationId: 'getActivityStreak',
  summary: 'Returns the number of days listened in a row; each week forgives one missed day',
  tags: ['activity'],
  response: { 200: Streak },
}

export function getActivityStreak(app: App, deps: ContentContext): void {
  app.get('/activity/streak', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { since: _, ...streak } = await getStreak(
      deps.db,
      requireSession(request).userId,
      deps.clock().getTime() / 1000,
    )
    return streak
  })
}
