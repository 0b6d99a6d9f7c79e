import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AppPlugin } from '../app-type.ts'

export interface RequestLogOptions {
  /** Pattern of the route, from a bounded set. */
  routeOf(request: FastifyRequest): string
  /** Probes and calls between services come every second and would bury everything else. */
  isQuiet(request: FastifyRequest): boolean
  /** Headers of every response unless its handler says otherwise, beside the request id. */
  headers?: Readonly<Record<string, string>>
}

/**
 * Writes one log line and one measurement per request. The line contains the route's pattern instead of the address, and nothing that the
 * client sent: no query, no body, no IP address, no names.
 */
const plugin: AppPlugin<RequestLogOptions> = async (app, { routeOf, isQuiet, headers = {} }) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(headers)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const [{ method }, { statusCode: status, elapsedTime: ms }] = [request, reply]
    const route = routeOf(request)
    app.metrics.observe(method, route, status, ms / 1000)
    const level = isQuiet(request) ? 'debug' : 'info'
    request.log[level]({ method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
    done()
  })
}

export const requestLog = fp(plugin, { name: 'hibiki-request-log', decorators: { fastify: ['metrics'] } })
