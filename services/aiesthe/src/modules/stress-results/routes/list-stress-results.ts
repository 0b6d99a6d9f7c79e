import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { MAX_STRESS_RESULTS } from '../stress-result.rules.ts'
import { StressResultResponse, toStressResultResponse } from '../stress-result-response.ts'
import { listStressResults } from '../stress-results.sql.ts'

const schema = {
  operationId: 'listStressResults',
  summary: 'Lists the results of the stress check that the caller saved, newest first',
  tags: ['stress-check'],
  response: { 200: Type.Array(StressResultResponse, { maxItems: MAX_STRESS_RESULTS }) },
}

export function listStressResultsRoute(app: App, { db }: AiestheContext): void {
  app.get('/stress-check/results', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return (await listStressResults(db, requireSession(request).userId)).map(toStressResultResponse)
  })
}
