import type { App } from '@hibiki/http'
import { RecordQuery, RecordResult, type RecordResultDeps, readRecordResult } from '../record-result.ts'

export function getDmvRecordResult(app: App, deps: RecordResultDeps): void {
  app.get(
    '/dmv/record-result',
    {
      schema: {
        operationId: 'getDmvRecordResult',
        summary:
          "Returns a recorded play: the caller's own, one of the caller's own customers, or any for administrators",
        tags: ['dmv'],
        querystring: RecordQuery,
        response: { 200: RecordResult },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return readRecordResult(deps, request, request.query.recordId)
    },
  )
}
