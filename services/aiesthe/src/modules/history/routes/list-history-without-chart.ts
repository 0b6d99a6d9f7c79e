import { formatJstDateTime } from '@hibiki/calendar'
import { type App, Id, pageQueryProperties, requireSession, toOffsetAndLimit } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { listFinishedResults } from '../../diagnosis/face-results.sql.ts'
import { getHistoryScope } from '../history-scope.ts'

const schema = {
  operationId: 'listHistoryWithoutChart',
  summary: 'Lists the results of a member that no chart refers to, newest first',
  tags: ['aiesthe'],
  querystring: Type.Object({ userId: Id, ...pageQueryProperties }),
  response: {
    200: Type.Array(
      Type.Object({
        id: Id,
        latestUpdate: Type.String({ description: 'Time as yyyy-MM-dd HH:mm:ss in JST' }),
      }),
    ),
  },
}

export function listHistoryWithoutChartRoute(app: App, { db }: AiestheContext): void {
  app.get('/aiesthe/history-without-related-calte', { schema }, async (request) => {
    const memberId = request.query.userId.toLowerCase()
    const scope = await getHistoryScope(db, requireSession(request), memberId)
    const of = { memberId, scope, direction: 'desc' as const, withoutChart: true }
    return (await listFinishedResults(db, { ...of, ...toOffsetAndLimit(request.query) })).map(
      ({ id, afterAt, startedAt }) => ({
        id,
        latestUpdate: formatJstDateTime(afterAt ?? startedAt),
      }),
    )
  })
}
