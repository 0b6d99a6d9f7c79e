import { startTraceCollector } from '@hibiki/test-harness/trace-collector'
import { findActiveTraceparent, startTracing } from '@hibiki/tracing'
import { Type } from 'typebox'
import { afterAll, expect, it } from 'vitest'
import { type App, accessRules, allow } from '../index.ts'
import { createTestApp, createTestSessions } from '../testing.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const collector = await startTraceCollector()
const tracing = await startTracing({ service: 'notes', endpoint: collector.url, sampleRatio: 1 })

const { verifier } = await createTestSessions()
const app = createTestApp({
  service: 'notes',
  title: 'Notes',
  sessions: verifier,
})
app.register(async (scope: App) => {
  allow(scope, accessRules.visitor)
  const schema = {
    params: Type.Object({ id: Type.String() }),
    body: Type.Object({ text: Type.String() }),
    response: { 200: Type.Object({ traceparent: Type.String() }) },
  }
  scope.post('/notes/:id', { schema }, async () => ({ traceparent: findActiveTraceparent() ?? '' }))
  scope.get('/broken', async () => {
    throw new Error('a text of hanako')
  })
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })

afterAll(async () => {
  await app.close()
  await collector.close()
})

it('continues the caller’s trace to the handler, and records the route and outcome of the call', async () => {
  const answer = await fetch(`${url}/notes/hanako?of=hanako`, {
    method: 'POST',
    body: JSON.stringify({ text: 'hanako' }),
    headers: { 'content-type': 'application/json', traceparent },
  })
  expect(((await answer.json()) as { traceparent: string }).traceparent).toContain(traceId)
  await fetch(`${url}/broken`, { headers: { traceparent } })
  await fetch(`${url}/nowhere`, { headers: { traceparent } })
  await fetch(`${url}/healthz`)
  await tracing.close()

  const told = collector.spans.map(({ name, attributes }) => [name, attributes['http.response.status_code']])
  expect(told).toEqual([
    ['POST /notes/:id', 200],
    ['GET /broken', 500],
    ['GET unmatched', 404],
  ])
  expect(new Set(collector.spans.map((span) => span.traceId))).toEqual(new Set([traceId]))
  expect(JSON.stringify(collector.spans)).not.toContain('hanako')
})
