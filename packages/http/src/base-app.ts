import { randomUUID } from 'node:crypto'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import type { Logger } from 'pino'
import type { App } from './app-type.ts'
import { commonErrorCatalogue } from './errors/common-error-catalogue.ts'
import { createErrorBody } from './errors/error-body.ts'
import type { ErrorCatalogue } from './errors/error-entry.ts'
import { errorHandler } from './errors/error-handler.ts'
import { respondToUnreadableRequest } from './errors/unreadable-request.ts'
import { gracefulClose } from './graceful-close.ts'
import { createHttpMetrics, type HttpMetrics } from './observability/http-metrics.ts'
import { type RequestLogOptions, requestLog } from './observability/request-log.ts'
import { requestSpans } from './observability/request-spans.ts'
import { resolveRequestId } from './observability/resolve-request-id.ts'

export interface BaseAppOptions extends Omit<RequestLogOptions, 'headers'> {
  /** Service name, as in logs and metrics. */
  service: string
  log: Logger
  /** The service's own errors, beside `commonErrorCatalogue`. */
  errors: ErrorCatalogue
  /** True for services, which continue the gateway's request ids and traces and tell it of ended sessions. */
  isBehindGateway: boolean
  /** Requests without a span of their own; the same as those with quiet log lines by default. */
  isUntraced?: (request: FastifyRequest) => boolean
  /** Headers of every response unless its handler says otherwise. */
  headers?: RequestLogOptions['headers']
  /** The metrics of another app of the same process, which has its own by default. */
  metrics?: HttpMetrics
  server?: Pick<
    FastifyHttpOptions<RawServerDefault>,
    'bodyLimit' | 'forceCloseConnections' | 'http' | 'routerOptions' | 'trustProxy'
  >
}

/** The base of every app: request ids, the one error shape, graceful close, metrics, spans and logs without personal data. */
export function createBaseApp({ service, log, isBehindGateway, ...options }: BaseAppOptions): App {
  const { routeOf, isQuiet, isUntraced = isQuiet, headers = {} } = options
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: isBehindGateway ? resolveRequestId : () => randomUUID(),
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
    ...options.server,
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.decorate('metrics', options.metrics ?? createHttpMetrics(service))
  app.register(requestLog, { routeOf, isQuiet, headers })
  app.register(requestSpans, { scope: service, trustsCallers: isBehindGateway, routeOf, isQuiet: isUntraced })
  app.register(gracefulClose)
  app.register(errorHandler, { errors: options.errors, isBehindGateway })
  return app
}
