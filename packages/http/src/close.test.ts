import { Agent, get } from 'node:http'
import { expect, it } from 'vitest'
import { type App, accessRules, allow } from './index.ts'
import { createTestApp, createTestSessions } from './testing.ts'

it('closing sends pending responses, drops idle connections and stops listening', async () => {
  const { verifier } = await createTestSessions()
  const app = createTestApp({
    sessions: verifier,
  })
  let started = () => {}
  const isRunning = new Promise<void>((resolve) => {
    started = resolve
  })
  app.register(async (scope: App) => {
    allow(scope, accessRules.visitor)
    scope.get('/slow', async () => {
      started()
      await new Promise((resolve) => setTimeout(resolve, 150))
      return { done: true }
    })
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  const request = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${url}${path}`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      }).on('error', reject)
    })
  await request('/healthz')
  const slow = request('/slow')
  await isRunning
  const start = performance.now()
  await app.close()
  expect(await slow).toBe(200)
  // This is well under the 72 s after which an idle connection times out.
  expect(performance.now() - start).toBeLessThan(15_000)
  await expect(request('/healthz')).rejects.toThrow()
  agent.destroy()
})

it('draining accepts calls, and closes each connection with its response', async () => {
  const { verifier } = await createTestSessions()
  const app = createTestApp({
    sessions: verifier,
  })
  const connection = async () => (await app.inject('/healthz')).headers.connection
  expect(await connection()).not.toBe('close')
  await app.drainConnections(0)
  expect(await connection()).toBe('close')
  await app.close()
})
