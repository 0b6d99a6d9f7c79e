import { type App, pageQueryProperties, requireSession, toOffsetAndLimit } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { listFinishedResults } from '../../diagnosis/face-results.sql.ts'
import { listResultResponses } from '../../diagnosis/get-result-response.ts'
import { ResultResponse } from '../../diagnosis/result-response.ts'

const schema = {
  operationId: 'listMyHistory',
  summary: "Lists the caller's finished face diagnoses, by default newest first",
  tags: ['aiesthe'],
  querystring: Type.Object({
    ...pageQueryProperties,
    sort: Type.Enum(['asc', 'desc'], { default: 'desc' }),
  }),
  response: { 200: Type.Array(ResultResponse) },
}

export function listMyHistoryRoute(app: App, deps: AiestheContext): void {
  app.get('/aiesthe/my-history', { schema }, async (request, reply) => {
    const { sort: direction } = request.query
    const { userId: memberId } = requireSession(request)
    const results = await listFinishedResults(deps.db, {
      memberId,
      direction,
      ...toOffsetAndLimit(request.query),
    })
    reply.header('cache-control', 'no-store')
    return listResultResponses(deps, memberId, results, request)
  })
}
