import { SoundFrequencies } from '@hibiki/event-contracts'
import { type App, Id, JapanDay, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { listDaysWithLongestSound } from '../activity.sql.ts'

const Evening = Type.Object({
  day: JapanDay,
  seconds: Type.Integer({ minimum: 1 }),
  soundId: Type.Union([Id, Type.Null()], {
    description: 'The sound of the longest play that began on that day',
  }),
  frequencies: SoundFrequencies,
})

const schema = {
  operationId: 'getActivityYear',
  summary: 'Lists the days of a year on which the member listened, with a sound of each',
  tags: ['activity'],
  querystring: Type.Object({ year: Type.Integer({ minimum: 2020, maximum: 2100 }) }),
  response: { 200: Type.Array(Evening, { maxItems: 366 }) },
}

export function getActivityYear(app: App, deps: ContentContext): void {
  app.get('/activity/year', { schema }, async (request, reply) => {
    const { year } = request.query
    reply.header('cache-control', 'no-store')
    return listDaysWithLongestSound(deps.db, requireSession(request).userId, `${year}-01-01`, `${year}-12-31`)
  })
}
