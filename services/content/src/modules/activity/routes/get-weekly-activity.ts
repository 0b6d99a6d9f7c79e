import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { listDailyActivity } from '../activity.sql.ts'
import { computeDayScore, listDaysOfWeek, MAX_POINTS_PER_DAY } from '../weekly-score.rules.ts'

const Day = Type.Object({
  label: Type.String({ description: 'Date as MM/dd' }),
  score: Type.Integer({ minimum: 0, maximum: MAX_POINTS_PER_DAY }),
})

const schema = {
  operationId: 'getWeeklyActivity',
  summary: 'Returns the points of each day of this week (JST), Monday to Sunday',
  tags: ['activity'],
  response: { 200: Type.Array(Day) },
}

export function getWeeklyActivity(app: App, deps: ContentContext): void {
  app.get('/activity/weekly', { schema }, async (request, reply) => {
    const days = listDaysOfWeek(deps.clock().getTime() / 1000)
    const rows = await listDailyActivity(
      deps.db,
      requireSession(request).userId,
      days[0] ?? '',
      days[6] ?? '',
    )
    const seconds = new Map(rows.map((row) => [row.day, row.aiEstheSeconds + row.medicalSeconds]))
    reply.header('cache-control', 'no-store')
    return days.map((day) => ({
      label: day.slice(5).replace('-', '/'),
      score: computeDayScore(seconds.get(day) ?? 0),
    }))
  })
}
