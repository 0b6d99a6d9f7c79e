import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type App, accessRules, allow } from './index.ts'
import { createTestApp, createTestSessions } from './testing.ts'

it('rejects calls with E5030 while the event loop is late, and still answers probes', async () => {
  const { verifier } = await createTestSessions()
  const app = createTestApp({
    sessions: verifier,
    maxEventLoopDelayMs: 50,
  })
  app.register(async (scope: App) => {
    allow(scope, accessRules.visitor)
    scope.get('/things', async () => ({}))
  })
  await app.ready()
  expect((await app.inject('/things')).statusCode).toBe(200)

  const until = performance.now() + 1500
  while (performance.now() < until) {
    const free = performance.now() + 200
    while (performance.now() < free);
    await turn()
  }
  const rejected = await app.inject('/things')
  expect([rejected.statusCode, rejected.json().code, rejected.headers['retry-after']]).toEqual([
    503,
    'E5030',
    '1',
  ])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
})
