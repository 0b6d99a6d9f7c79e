import { type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { listResults } from '../../diagnosis/read-result.ts'
import { ResultResponse } from '../../diagnosis/result-response.ts'
import { findFinished } from '../../repositories/face-results.ts'
import type { AiestheRouteDeps } from './index.ts'
import { PageQuery, pageOf } from './paging.ts'

export function myHistory(app: App, deps: AiestheRouteDeps): void {
  app.get(
    '/aiesthe/my-history',
    {
      schema: {
        operationId: 'listMyHistory',
        summary: 'Own finished face diagnoses, newest first unless told',
        tags: ['aiesthe'],
        querystring: Type.Object({
          ...PageQuery,
          sort: Type.Enum(['asc', 'desc'], { default: 'desc' }),
        }),
        response: { 200: Type.Array(ResultResponse) },
      },
    },
    async (request, reply) => {
      const { sort: direction } = request.query
      const { userId: memberId } = memberOf(request)
      const results = await findFinished(deps.db, { memberId, direction, ...pageOf(request.query) })
      reply.header('cache-control', 'no-store')
      return listResults(deps, memberId, results, request)
    },
  )
}
