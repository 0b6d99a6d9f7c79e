import { type GatewayContext, gateway } from '@hibiki/gateway'
import { testInternalKeys } from '@hibiki/http/testing'
import { type RunningStatelessService, startStatelessService } from '@hibiki/service/stateless'
import { pino } from 'pino'
import type { RunningTestService, ServiceRows } from './matrix.ts'

export type RunningGateway = RunningStatelessService<GatewayContext>

/** Starts the gateway in front of these services, as in local mode but without rate limits. */
export function startTestGateway(
  started: ReadonlyMap<ServiceRows<unknown>, RunningTestService>,
): Promise<RunningGateway> {
  const urls = [...started].map(([{ service }, { url }]) => [`${service.toUpperCase()}_URL`, url])
  return startStatelessService(gateway, {
    settings: {
      PORT: 0,
      SECURE_COOKIES: false,
      RATE_LIMIT: 'off',
      INTERNAL_KEYS: testInternalKeys.join(),
      ...Object.fromEntries(urls),
    },
    log: pino({ level: 'silent' }),
    operatorPort: false,
  })
}
