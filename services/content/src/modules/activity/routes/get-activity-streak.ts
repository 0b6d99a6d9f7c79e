import { type App, memberOf, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { findStreak } from '../find-streak.ts'
import { FREEZES_A_WEEK, STREAK_DAY_SECONDS } from '../streak.rules.ts'

const Streak = Type.Object({
  days: Type.Integer({ minimum: 0 }),
  todayDone: Type.Boolean(),
  secondsToGo: nullable(
    Type.Integer({
      minimum: 1,
      maximum: STREAK_DAY_SECONDS - 1,
      description: 'What is missing of today where less than a minute was heard; null without that',
    }),
  ),
  freezeLeft: Type.Integer({
    minimum: 0,
    maximum: FREEZES_A_WEEK,
    description: 'Missed days this week may still have',
  }),
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    description: 'The weekdays wished for, 1 Monday … 7 Sunday',
  }),
})

export function getActivityStreak(app: App, deps: ContentContext): void {
  app.get(
    '/activity/streak',
    {
      schema: {
        operationId: 'getActivityStreak',
        summary: 'Days listened in a row, each week forgiving one',
        tags: ['activity'],
        response: { 200: Streak },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { since: _, ...streak } = await findStreak(
        deps.db,
        memberOf(request).userId,
        deps.clock().getTime() / 1000,
      )
      return streak
    },
  )
}
