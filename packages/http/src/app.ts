import fastifyCookie from '@fastify/cookie'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { isHiddenFromOpenApi } from './access/access-rules.ts'
import { installAccessControl } from './access/allow.ts'
import type { App } from './app-type.ts'
import { commonErrorCatalogue } from './errors/common-error-catalogue.ts'
import { createErrorBody } from './errors/error-body.ts'
import type { ErrorCatalogue } from './errors/error-entry.ts'
import { installErrorHandler } from './errors/error-handler.ts'
import { installNotFoundHandler } from './errors/not-found-handler.ts'
import { respondToUnreadableRequest } from './errors/unreadable-request.ts'
import { installGracefulClose } from './graceful-close.ts'
import { createHttpMetrics, type HttpMetrics } from './observability/http-metrics.ts'
import { installOperatorRoutes } from './observability/operator-routes.ts'
import { installRequestLog } from './observability/request-log.ts'
import { installRequestSpans } from './observability/request-spans.ts'
import { resolveRequestId } from './observability/resolve-request-id.ts'
import { installOpenApi } from './openapi.ts'
import type { SessionVerifier } from './sessions/session.ts'
import { acceptJsonBodies } from './validation/json-body.ts'
import { createLazySchemaCompilers, type LazySchemaCompilers } from './validation/lazy-schema-compilers.ts'
import { rejectNulInUrls } from './validation/storable-text.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** This app's metrics; add a service's own to `metrics.registry`. */
    metrics: HttpMetrics
    /** The schemas of this app's routes. */
    schemas: LazySchemaCompilers
  }
}

export interface AppOptions {
  /** Service name, as in logs and metrics. */
  service: string
  /** Title of the OpenAPI document. */
  title: string
  log: Logger
  /** The service's own errors, beside `commonErrorCatalogue`. */
  errors: ErrorCatalogue
  sessions: SessionVerifier
  /** True behind https: session cookies carry their prefixed names. */
  secureCookies: boolean
  /** Keys of calls between services, the first signs. */
  internalKeys: readonly string[]
  /** Rejects while the service cannot serve (database unavailable); `/readyz` responds with it. */
  ready: () => Promise<void>
  /** The largest accepted body; 64 KiB by default. */
  bodyLimitBytes?: number
}

/**
 * The base of every service: request ids, the one error shape, strict validation, cookies and sessions, access rules,
 * OpenAPI 3.1, health, metrics and logs without personal data. Add areas with `app.register`, each starting with `allow`.
 */
export function createApp(options: AppOptions): App {
  const { sessions, secureCookies, internalKeys } = options
  const app: App = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: options.bodyLimitBytes ?? 64 * 1024,
    requestIdHeader: false,
    genReqId: resolveRequestId,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // While closing, pending requests are still answered; the balancer has stopped sending new ones.
    return503OnClosing: false,
    clientErrorHandler: respondToUnreadableRequest,
    frameworkErrors: (_error, request, reply) => {
      const response = reply as FastifyReply
      response
        .code(404)
        .header('cache-control', 'no-store')
        .send(createErrorBody(commonErrorCatalogue.E4040, 'E4040', request))
    },
  }).withTypeProvider<TypeBoxTypeProvider>()
  const metrics = createHttpMetrics(options.service)
  app.decorate('metrics', metrics)
  const schemas = createLazySchemaCompilers()
  app.decorate('schemas', schemas)
  app.setValidatorCompiler(schemas.compileValidator)
  app.setSerializerCompiler(schemas.compileSerializer)
  acceptJsonBodies(app)
  installRequestLog(app, metrics)
  installRequestSpans(app as unknown as FastifyInstance, {
    scope: options.service,
    trustsCallers: true,
    routeOf: ({ routeOptions }) => routeOptions.url ?? 'unmatched',
    isQuiet: ({ routeOptions: { config } }) =>
      config.access !== undefined && isHiddenFromOpenApi(config.access),
  })
  rejectNulInUrls(app)
  installGracefulClose(app)
  app.register(fastifyCookie)
  installOpenApi(app, options.title)
  installAccessControl(app, { sessions, secureCookies, internalKeys })
  installErrorHandler(app, options.errors, metrics.countError)
  installNotFoundHandler(app)
  installOperatorRoutes(app, metrics, options.ready)
  return app
}
