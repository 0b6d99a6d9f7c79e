import { randomUUID } from 'node:crypto'
import {
  createErrorBody,
  installRequestSpans,
  respondToUnreadableRequest,
  type SessionVerifier,
} from '@hibiki/http'
import type { MediaStorage } from '@hibiki/media-storage'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { REQUEST_DEADLINE_MS, UPLOAD_DEADLINE_MS } from './domain/call-limits.ts'
import { gatewayErrors } from './errors.ts'
import { createAuthorizationCache } from './media/authorization-cache.ts'
import { serveApiDocs } from './plugins/api-docs.ts'
import { installApiProxy } from './plugins/api-proxy.ts'
import { type Drain, installDrain } from './plugins/drain.ts'
import { installErrorResponses } from './plugins/error-responses.ts'
import { type FrontendFolders, serveFrontends } from './plugins/frontends.ts'
import { createRateLimiter } from './plugins/rate-limiter.ts'
import { rejectDuplicateHostHeaders } from './plugins/reject-duplicate-host-headers.ts'
import { installRequestLogAndMetrics } from './plugins/request-log-and-metrics.ts'
import { createSecurityHeaders } from './plugins/security-headers.ts'
import { serveSystemHealth } from './plugins/system-health.ts'
import { acceptWebsockets, shouldUpgradeToWebsocket } from './plugins/websockets.ts'
import { createServiceDirectory, type ServiceUrls } from './proxy/service-directory.ts'
import { createFreshTokenProvider } from './sessions/fresh-token-provider.ts'

export interface GatewayDeps {
  log: Logger
  services: ServiceUrls
  sessions: SessionVerifier
  /** Origins under which people see the product; empty in local mode, where the request's own host counts. */
  publicOrigins: readonly string[]
  /** Clients connect by https: cookies have prefixed names, and HSTS is sent. */
  secureCookies: boolean
  /** The app's pages may load Stripe's card form. */
  stripeJs?: boolean | undefined
  frontends: FrontendFolders
  rateLimit: boolean
  /** A clock in milliseconds, by which the rate limits refill. */
  rateClock?: (() => number) | undefined
  /** Keys that sign calls between services; the first signs, all verify. */
  internalKeys: readonly string[]
  /** The number of our own proxies in front of the gateway, whose `X-Forwarded-For` entries are trusted. */
  trustedProxies: number
  deadlines?: { requestMs: number; uploadMs: number }
  /** Content's media, where this machine can read them itself; whoever opens the storage closes it. */
  media?: MediaStorage | undefined
  /** Keys by which a media edge may request the location of a file instead of its bytes (ADR 0018). */
  mediaEdgeKeys?: readonly string[] | undefined
  /** Helpers of local mode, registered beside the pages; no deployment passes any. */
  localRoutes?: ((app: FastifyInstance) => Promise<void>) | undefined
}

export interface Gateway {
  app: FastifyInstance
  metrics: Registry
  drain: Drain
}

/** Builds the gateway, which does not listen yet; tests call it by `inject`. */
export async function buildGateway(deps: GatewayDeps): Promise<Gateway> {
  const { publicOrigins, sessions, secureCookies: secure } = deps
  const directory = createServiceDirectory(deps.services)
  const headers = createSecurityHeaders({ secure, stripeJs: deps.stripeJs ?? false })

  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < deps.trustedProxies,
    forceCloseConnections: 'idle',
    http: { shouldUpgradeCallback: shouldUpgradeToWebsocket },
    // While closing, calls on open connections still get their response; the load balancer sends no new ones.
    return503OnClosing: false,
    clientErrorHandler: respondToUnreadableRequest,
    frameworkErrors: (_error, request, reply) => {
      const response = reply as FastifyReply
      response
        .code(404)
        .header('cache-control', 'no-store')
        .send(createErrorBody(gatewayErrors.E4040, 'E4040', request))
    },
  })
  const metrics = installRequestLogAndMetrics(app)
  installRequestSpans(app, {
    scope: 'gateway',
    trustsCallers: false,
    routeOf: ({ routeLabel }) => routeLabel,
    isQuiet: ({ url }) => !url.startsWith('/api/'),
  })
  const drain = installDrain(app)
  installErrorResponses(app)
  rejectDuplicateHostHeaders(app)
  app.addHook('onClose', () => directory.close())

  serveSystemHealth(app, directory)
  acceptWebsockets(app)
  await app.register(async (scope) => serveApiDocs(scope, directory, headers.docs))
  await app.register(async (scope) =>
    installApiProxy(scope, {
      directory,
      sessions,
      freshTokens: createFreshTokenProvider(directory.findUpstreams('identity'), sessions, deps.internalKeys),
      publicOrigins,
      secure,
      headers: headers.api,
      rateLimits: deps.rateLimit ? createRateLimiter(deps.rateClock) : null,
      deadlines: deps.deadlines ?? { requestMs: REQUEST_DEADLINE_MS, uploadMs: UPLOAD_DEADLINE_MS },
      media: deps.media ? { storage: deps.media, authorizations: createAuthorizationCache() } : null,
      edgeKeys: deps.mediaEdgeKeys ?? [],
    }),
  )
  if (deps.localRoutes) await app.register(deps.localRoutes)
  await app.register(async (scope) =>
    serveFrontends(scope, deps.frontends, headers, {
      publicOrigin: publicOrigins[0],
      isLocal: deps.localRoutes !== undefined,
    }),
  )
  return { app, metrics, drain }
}
