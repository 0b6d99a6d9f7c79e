import { type RunningGateway, startGateway } from '@hibiki/gateway'
import { testInternalKeys } from '@hibiki/http/testing'
import { pino } from 'pino'
import type { RunningTestService, ServiceRows } from './matrix.ts'

/** Starts the gateway in front of these services, as in local mode but without rate limits. */
export function startTestGateway(
  started: ReadonlyMap<ServiceRows<unknown>, RunningTestService>,
): Promise<RunningGateway> {
  const urls = [...started].map(([{ service }, { url }]) => [service, [url]] as const)
  return startGateway(
    {
      host: '127.0.0.1',
      port: 0,
      opsPort: null,
      publicOrigins: [],
      secureCookies: false,
      internalKeys: testInternalKeys,
      trustedProxies: 0,
      rateLimit: false,
      logLevel: 'silent',
      services: Object.fromEntries(urls),
    },
    { log: pino({ level: 'silent' }) },
  )
}
