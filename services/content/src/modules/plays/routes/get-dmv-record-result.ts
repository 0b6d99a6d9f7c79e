import type { App } from '@hibiki/http'
import {
  PlayRecordQuery,
  PlayRecordResult,
  type PlayRecordResultDeps,
  readPlayRecordResult,
} from '../play-record-result.ts'

const schema = {
  operationId: 'getDmvRecordResult',
  summary:
    "Returns a recorded play: the caller's own, one of the caller's own customers, or any for administrators",
  tags: ['dmv'],
  querystring: PlayRecordQuery,
  response: { 200: PlayRecordResult },
}

export function getDmvRecordResult(app: App, deps: PlayRecordResultDeps): void {
  app.get('/dmv/record-result', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return readPlayRecordResult(deps, request, request.query.recordId)
  })
}
