import type { App } from '@hibiki/http'
import {
  PlayRecordQuery,
  PlayRecordResult,
  type PlayRecordResultDeps,
  readPlayRecordResult,
} from '../play-record-result.ts'

const schema = {
  operationId: 'getSoundRecordResult',
  summary: 'Returns a recorded play of medical sound, by the same rules as dmv/record-result',
  tags: ['soundesthe'],
  querystring: PlayRecordQuery,
  response: { 200: PlayRecordResult },
}

export function getSoundRecordResult(app: App, deps: PlayRecordResultDeps): void {
  app.get('/soundesthe/record-result', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return readPlayRecordResult(deps, request, request.query.recordId)
  })
}
