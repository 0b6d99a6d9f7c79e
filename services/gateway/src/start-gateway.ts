import { setTimeout as sleep } from 'node:timers/promises'
import { createSessionVerifier } from '@hibiki/http'
import { createDiskStorage } from '@hibiki/media-storage'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { buildGateway, type GatewayDeps } from './app.ts'
import type { GatewayConfig } from './config.ts'
import { startOperatorPort } from './operator-port.ts'
import { createPublicKeyGetter } from './sessions/create-public-key-getter.ts'
import { pollEndedSessions } from './sessions/ended-sessions.ts'

export interface RunningGateway {
  name: 'gateway'
  url: string
  /** The address of /metrics and /readyz; null without an operator port. */
  opsUrl: string | null
  close(): Promise<void>
}

/** After this time open streams are cut, because stopping must not wait for the end of a sound. */
const CLOSE_GRACE_MS = 2000

/** Starts the gateway on `config.port` (0: any free one). Services may start later; /healthz tells when they have. */
export async function startGateway(
  config: GatewayConfig,
  { log, localRoutes }: { log: Logger; localRoutes?: GatewayDeps['localRoutes'] },
): Promise<RunningGateway> {
  const identityUrls = config.services.identity ?? []
  const ended = pollEndedSessions({ identityUrls, internalKeys: config.internalKeys, log })
  const closers: (() => unknown)[] = [() => ended.stop()]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const sessions = createSessionVerifier({
      keys: createPublicKeyGetter(identityUrls),
      endedReason: ended.findEndReason,
      claimsChangedAt: ended.claimsChangedAt,
    })
    const media = config.mediaFolder ? createDiskStorage({ folder: config.mediaFolder }) : undefined
    closers.push(() => media?.close())
    const { app, metrics, drain } = await buildGateway({
      log,
      services: config.services,
      sessions,
      publicOrigins: config.publicOrigins,
      secureCookies: config.secureCookies,
      stripeJs: config.stripeJs,
      frontends: {
        memberApp: config.memberAppDist,
        console: config.consoleDist,
        consoleBuilt: config.consoleBuilt,
      },
      rateLimit: config.rateLimit,
      internalKeys: config.internalKeys,
      trustedProxies: config.trustedProxies,
      media,
      mediaEdgeKeys: config.mediaEdgeKeys,
      localRoutes,
    })
    closers.push(async () => {
      const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS)
      await app.close()
      clearTimeout(cut)
    })
    const url = await app.listen({
      host: config.host,
      port: config.port,
      ...(config.reusePort && { reusePort: true }),
    })
    const isReady = () => ended.loaded && !drain.isDraining
    const ops = await openOperatorPort(config, metrics, isReady)
    closers.push(() => ops?.close())
    closers.push(async () => {
      drain.start()
      await sleep((config.drainSeconds ?? 0) * 1000)
    })
    log.info({ url }, 'gateway listens')
    return { name: 'gateway', url, opsUrl: ops?.url ?? null, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openOperatorPort(
  { host, opsPort: port }: GatewayConfig,
  metrics: Registry,
  isReady: () => boolean,
) {
  return port === null ? null : startOperatorPort({ host, port, metrics, isReady })
}
