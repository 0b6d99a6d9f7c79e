import type { AddressInfo } from 'node:net'
import { createTestSessions, testInternalKeys } from '@hibiki/http/testing'
import { pino } from 'pino'
import { Agent, type Dispatcher, request } from 'undici'
import { buildGateway, type GatewayDeps } from '../app.ts'

type RequestOptions = NonNullable<Parameters<typeof request<null>>[1]> & { json?: unknown }

export interface TestGateway {
  origin: string
  /** `Origin` of the gateway itself, as its own pages send it. */
  originHeader: { origin: string }
  sessions: Awaited<ReturnType<typeof createTestSessions>>
  request(path: string, options?: RequestOptions): Promise<Dispatcher.ResponseData<null>>
  close(): Promise<void>
}

/** Starts the real gateway on a free port, with sessions of the test's own. */
export async function startTestGateway(deps: Partial<GatewayDeps> = {}): Promise<TestGateway> {
  const sessions = await createTestSessions()
  const { app } = await buildGateway({
    log: pino({ level: 'silent' }),
    services: {},
    sessions: sessions.verifier,
    publicOrigins: [],
    secureCookies: false,
    frontends: {},
    rateLimit: false,
    internalKeys: testInternalKeys,
    trustedProxies: 0,
    ...deps,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const agent = new Agent()
  return {
    origin,
    originHeader: { origin },
    sessions,
    request(path, { json, ...options } = {}) {
      const headers = { ...(options.headers as Record<string, string> | undefined) }
      if (json !== undefined) headers['content-type'] ??= 'application/json'
      const body = json === undefined ? options.body : JSON.stringify(json)
      return request(`${origin}${path}`, {
        dispatcher: agent,
        ...options,
        headers,
        ...(body ? { body } : {}),
      })
    },
    async close() {
      await agent.destroy()
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
