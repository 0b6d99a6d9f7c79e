import type { App } from '@hibiki/http'
import {
  PlayRecordQuery,
  PlayRecordResult,
  type PlayRecordResultDeps,
  readPlayRecordResult,
} from '../play-record-result.ts'

export function getSoundRecordResult(app: App, deps: PlayRecordResultDeps): void {
  app.get(
    '/soundesthe/record-result',
    {
      schema: {
        operationId: 'getSoundRecordResult',
        summary: 'Returns a recorded play of medical sound, by the same rules as dmv/record-result',
        tags: ['soundesthe'],
        querystring: PlayRecordQuery,
        response: { 200: PlayRecordResult },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return readPlayRecordResult(deps, request, request.query.recordId)
    },
  )
}
