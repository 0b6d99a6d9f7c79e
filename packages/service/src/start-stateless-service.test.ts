import { findFreePort } from '@hibiki/test-harness'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { AnyStatelessContext } from './context.ts'
import { defineStatelessService } from './define-service.ts'
import { startStatelessService } from './start-stateless-service.ts'

it('is not ready before the public port listens', async () => {
  const opening = Promise.withResolvers<void>()
  const service = defineStatelessService<AnyStatelessContext>({
    name: 'door',
    port: 4999,
    errors: {},
    app: () => ({ isBehindGateway: false, routeOf: () => 'any', isQuiet: () => true }),
    prepare: (app) => app.addHook('onReady', () => opening.promise),
    isReady: () => true,
    modules: [],
  })
  const OPS_PORT = await findFreePort()
  const settings = { PORT: 0, OPS_PORT, INTERNAL_KEYS: 'k'.repeat(32) }
  const starting = startStatelessService(service, { settings, log: pino({ level: 'silent' }) })
  const readiness = async () => (await fetch(`http://127.0.0.1:${OPS_PORT}/readyz`)).status
  await expect.poll(() => readiness().catch(() => 'refused')).toBe(503)
  opening.resolve()
  const running = await starting
  expect(await readiness()).toBe(200)
  await running.close()
})
