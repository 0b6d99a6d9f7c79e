import { startSpan, type TraceSpan, traceparentHeader } from '@hibiki/tracing'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AppPlugin } from '../app-type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    traceSpan: TraceSpan | undefined
  }
}

export interface RequestSpanOptions {
  /** The service, or the gateway. */
  scope: string
  /** Continue the caller's trace: true only behind the gateway, where clients cannot choose what is sampled. */
  trustsCallers: boolean
  /** Pattern of the route, from a bounded set. */
  routeOf(request: FastifyRequest): string
  /** Requests without a span of their own unless they belong to a trace: probes, and frequent calls between services. */
  isQuiet(request: FastifyRequest): boolean
}

/**
 * Opens a span for each request, which contains its calls and queries. Like the log it has the route's pattern and the request id, and
 * nothing that the client sent.
 */
const plugin: AppPlugin<RequestSpanOptions> = async (app, { trustsCallers, isQuiet, scope, routeOf }) => {
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

export const requestSpans = fp(plugin, { name: 'hibiki-request-spans' })

function parentOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[traceparentHeader]
  return typeof given === 'string' ? given : undefined
}
