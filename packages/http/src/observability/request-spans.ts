import { startSpan, type TraceSpan, traceparentHeader } from '@hibiki/tracing'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    traceSpan: TraceSpan | undefined
  }
}

/**
 * Opens a span for each request, which contains its calls and queries. Like the log it has the route's pattern and the request id, and
 * nothing that the client sent.
 *
 * @param options.scope the service, or the gateway
 * @param options.trustsCallers continue the caller's trace: true only behind the gateway, where clients cannot choose what is sampled
 * @param options.routeOf pattern of the route, from a bounded set
 * @param options.isQuiet requests without a span of their own unless they belong to a trace: probes, and frequent calls between services
 */
export function installRequestSpans(
  app: Pick<FastifyInstance, 'decorateRequest' | 'addHook'>,
  {
    trustsCallers,
    isQuiet,
    scope,
    routeOf,
  }: {
    scope: string
    trustsCallers: boolean
    routeOf(request: FastifyRequest): string
    isQuiet(request: FastifyRequest): boolean
  },
): void {
  app.decorateRequest('traceSpan', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const parent = trustsCallers ? parentOf(request) : undefined
    if (parent === undefined && isQuiet(request)) return done()
    const { method } = request
    const attributes = { 'http.request.method': method, 'hibiki.request_id': request.id }
    const span = startSpan({ scope, name: method, kind: 'server', attributes, parent })
    if (!span) return done()
    request.traceSpan = span
    // The span also ends after a client has disconnected, for which there is no `onResponse`.
    reply.raw.once('close', () => {
      const [route, { statusCode: status }] = [routeOf(request), reply.raw]
      span.end({
        name: `${method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': status },
        failed: status >= 500,
      })
    })
    span.run(done)
  })
  // The body arrives in events of the socket, which have lost the context of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.traceSpan) request.traceSpan.run(done)
    else done()
  })
}

function parentOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[traceparentHeader]
  return typeof given === 'string' ? given : undefined
}
