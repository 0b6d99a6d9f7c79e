import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { listMonthlyActivity } from '../activity.sql.ts'
import { listLastTwelveMonths, toHoursMinutesSeconds } from '../months.rules.ts'

const ClockParts = Type.Object(
  {
    hour: Type.Integer({ minimum: 0 }),
    minutes: Type.Integer({ minimum: 0, maximum: 59 }),
    seconds: Type.Integer({ minimum: 0, maximum: 59 }),
  },
  { $id: 'ClockParts' },
)

const Month = Type.Object({
  label: Type.String({ description: 'Month as yyyy/MM' }),
  aiEstheTime: ClockParts,
  medicalSoundTime: ClockParts,
})

const schema = {
  operationId: 'getMonthlyActivity',
  summary: 'Returns the listening time of each of the last twelve months, oldest first',
  tags: ['activity'],
  response: { 200: Type.Array(Month) },
}

export function getMonthlyActivity(app: App, deps: ContentContext): void {
  app.get('/v2/activity/monthly', { schema }, async (request, reply) => {
    const months = listLastTwelveMonths(deps.clock().getTime() / 1000)
    const rows = await listMonthlyActivity(deps.db, requireSession(request).userId, months[0] ?? '')
    const found = new Map(rows.map((row) => [row.month, row]))
    reply.header('cache-control', 'no-store')
    return months.map((month) => ({
      label: month.replace('-', '/'),
      aiEstheTime: toHoursMinutesSeconds(found.get(month)?.aiEstheSeconds ?? 0),
      medicalSoundTime: toHoursMinutesSeconds(found.get(month)?.medicalSeconds ?? 0),
    }))
  })
}
