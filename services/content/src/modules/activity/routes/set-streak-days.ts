import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { toJstDay } from '../../../jst.rules.ts'
import { saveWeekdayChoice } from '../streaks.sql.ts'

const schema = {
  operationId: 'setStreakDays',
  summary: 'Sets the weekdays on which the member plans to listen, from today on',
  tags: ['activity'],
  body: Type.Object(
    {
      weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
        minItems: 1,
        maxItems: 7,
        uniqueItems: true,
        description: 'Weekday from 1 (Monday) to 7 (Sunday)',
      }),
    },
    { additionalProperties: false },
  ),
  response: { 200: Type.Object({}, { additionalProperties: false }) },
}

export function setStreakDays(app: App, deps: ContentContext): void {
  app.post('/activity/streak-days', { schema }, async (request) => {
    const weekdays = [...request.body.weekdays].sort((a, b) => a - b)
    const validFrom = toJstDay(deps.clock().getTime() / 1000)
    await saveWeekdayChoice(deps.db, requireSession(request).userId, { validFrom, weekdays })
    return {}
  })
}
