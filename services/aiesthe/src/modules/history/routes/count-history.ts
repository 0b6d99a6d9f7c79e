import { type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { countFinishedResults } from '../../diagnosis/face-results.sql.ts'
import { getHistoryScope } from '../history-scope.ts'

const schema = {
  operationId: 'countHistory',
  summary:
    'Returns how many results of a member the caller may see: their own, published ones of own customers, all for administrators',
  tags: ['aiesthe'],
  querystring: Type.Object({ userId: Id }),
  response: { 200: Type.Integer() },
}

export function countHistoryRoute(app: App, { db }: AiestheContext): void {
  app.get('/aiesthe/history-count', { schema }, async (request) => {
    const memberId = request.query.userId.toLowerCase()
    return countFinishedResults(db, memberId, await getHistoryScope(db, requireSession(request), memberId))
  })
}
