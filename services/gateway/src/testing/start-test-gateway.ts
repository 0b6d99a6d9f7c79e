import { createTestSessions, testInternalKeys } from '@hibiki/http/testing'
import { type Settings, startStatelessService } from '@hibiki/service/stateless'
import { type Logger, pino } from 'pino'
import { Agent, type Dispatcher, request } from 'undici'
import type { GatewayContext } from '../context.ts'
import type { ServiceUrls } from '../modules/proxy/service-directory.ts'
import { gateway } from '../service.ts'

type RequestOptions = NonNullable<Parameters<typeof request<null>>[1]> & { json?: unknown }

export interface TestGateway {
  origin: string
  /** `Origin` of the gateway itself, as its own pages send it. */
  originHeader: { origin: string }
  sessions: Awaited<ReturnType<typeof createTestSessions>>
  request(path: string, options?: RequestOptions): Promise<Dispatcher.ResponseData<null>>
  close(): Promise<void>
}

/** Identity is away unless a test names it: nothing listens on the discard port of loopback. */
const away: ServiceUrls = { identity: ['http://127.0.0.1:9'] }

/** Starts the real gateway on a free port, without rate limits, and with sessions of the test's own. */
export async function startTestGateway({
  services = {},
  settings = {},
  log = pino({ level: 'silent' }),
  ...resources
}: {
  services?: ServiceUrls
  settings?: Settings
  log?: Logger
} & Partial<
  Pick<GatewayContext, 'deadlines' | 'frontends' | 'localRoutes' | 'media' | 'sessions'>
> = {}): Promise<TestGateway> {
  const sessions = await createTestSessions()
  const urls = Object.entries({ ...away, ...services })
  const running = await startStatelessService(gateway, {
    settings: {
      PORT: 0,
      SECURE_COOKIES: false,
      RATE_LIMIT: 'off',
      INTERNAL_KEYS: testInternalKeys.join(),
      ...Object.fromEntries(urls.map(([name, of]) => [`${name.toUpperCase()}_URL`, of.join()])),
      ...settings,
    },
    resources: { sessions: sessions.verifier, ...resources },
    log,
    operatorPort: false,
  })
  const origin = running.url
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
      await running.close()
    },
  }
}
