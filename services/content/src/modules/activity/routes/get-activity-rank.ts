import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { sumListenedSeconds } from '../activity.sql.ts'
import { computeRankPercent } from '../month-ranks.rules.ts'
import { getFirstAndLastDay, toPreviousMonth } from '../months.rules.ts'

const Rank = Type.Object({
  month: Type.String({ description: 'Last month as yyyy/MM' }),
  percent: Type.Integer({
    minimum: 1,
    maximum: 100,
    description: 'Share in percent; the app shows 100 as "top 50% or below"',
  }),
})

const schema = {
  operationId: 'getActivityRank',
  summary: "Returns the share of last month's listeners with more minutes than the caller, in percent",
  tags: ['activity'],
  response: { 200: Rank },
}

export function getActivityRank(app: App, deps: ContentContext): void {
  app.get('/v2/activity/rank', { schema }, async (request, reply) => {
    const month = toPreviousMonth(deps.clock().getTime() / 1000)
    const { first, last } = getFirstAndLastDay(month)
    const [ranks, listened] = await Promise.all([
      deps.monthRanks(month),
      sumListenedSeconds(deps.db, requireSession(request).userId, first, last),
    ])
    reply.header('cache-control', 'no-store')
    return { month: month.replace('-', '/'), percent: computeRankPercent(ranks, listened) }
  })
}
