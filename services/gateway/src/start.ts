import { createSessionVerifier } from '@hibiki/http'
import { createDiskStorage } from '@hibiki/media-storage'
import type { Logger } from 'pino'
import { buildGateway, type GatewayDeps } from './app.ts'
import type { GatewayConfig } from './config.ts'
import { startOperatorPort } from './operator-port.ts'
import { followEndedSessions } from './sessions/ended-sessions.ts'
import { keysOfAny } from './sessions/keys-of-any.ts'

export interface RunningGateway {
  name: 'gateway'
  url: string
  /** Where /metrics and /readyz are; null when no operator port was asked for. */
  opsUrl: string | null
  close(): Promise<void>
}

/** After this long, streams still running are cut: stopping must not wait for the end of somebody's sound. */
const closeGraceMs = 2000

/** Starts the front door on `config.port` (0: any free one). Services may come up later; /healthz tells when. */
export async function startGateway(
  config: GatewayConfig,
  { log, localRoutes }: { log: Logger; localRoutes?: GatewayDeps['localRoutes'] },
): Promise<RunningGateway> {
  const identityUrls = config.services.identity ?? []
  const ended = followEndedSessions({ identityUrls, log })
  const sessions = createSessionVerifier({ keys: keysOfAny(identityUrls), endedReason: ended.reason })
  const media = config.mediaFolder ? createDiskStorage({ folder: config.mediaFolder }) : undefined
  const { app, metrics } = await buildGateway({
    log,
    services: config.services,
    sessions,
    publicOrigins: config.publicOrigins,
    frontends: { memberApp: config.memberAppDist, console: config.consoleDist },
    rateLimit: config.rateLimit,
    trustedProxies: config.trustedProxies,
    media,
    localRoutes,
  })
  const url = await app.listen({ host: config.host, port: config.port })
  const ops =
    config.opsPort === null
      ? null
      : await startOperatorPort({
          host: config.host,
          port: config.opsPort,
          metrics,
          isReady: () => ended.loaded,
        })
  log.info({ url }, 'gateway listens')

  return {
    name: 'gateway',
    url,
    opsUrl: ops?.url ?? null,
    async close() {
      ended.stop()
      const cut = setTimeout(() => app.server.closeAllConnections(), closeGraceMs)
      await Promise.all([app.close(), ops?.close()])
      clearTimeout(cut)
      await media?.close()
    },
  }
}
