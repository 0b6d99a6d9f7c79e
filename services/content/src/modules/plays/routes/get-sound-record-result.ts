import type { App } from '@hibiki/http'
import { RecordQuery, RecordResult, type RecordResultDeps, readRecordResult } from '../record-result.ts'

export function getSoundRecordResult(app: App, deps: RecordResultDeps): void {
  app.get(
    '/soundesthe/record-result',
    {
      schema: {
        operationId: 'getSoundRecordResult',
        summary: 'Returns a recorded play of medical sound, by the same rules as dmv/record-result',
        tags: ['soundesthe'],
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
