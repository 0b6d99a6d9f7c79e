import { getJstDay } from '@hibiki/calendar'
import { type App, describeErrors, JapanDay } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { listDailyListeningFigures } from '../plays.sql.ts'

const DAYS = 30
const Count = Type.Union([Type.Integer(), Type.Null()], {
  description: 'Null on a day with one to four listeners',
})

const schema = {
  operationId: 'readListeningDashboard',
  summary: `Returns the plays that began on each of the last ${DAYS} days in Japan, and by how many members, oldest first`,
  tags: ['admin'],
  response: {
    200: Type.Object({
      days: Type.Array(
        Type.Object({
          day: JapanDay,
          plays: Count,
          members: Count,
        }),
      ),
    }),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

export function readListeningDashboard(app: App, { db, clock }: ContentContext): void {
  app.get('/admin/listening-dashboard', { schema }, async () => ({
    days: await listDailyListeningFigures(db, { today: getJstDay(clock()), count: DAYS }),
  }))
}
