import { type IncomingMessage, request as requestUpgrade, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { ApiError, sessionStaleHeader } from '@hibiki/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../sessions/caller.ts'
import {
  type AdmissionOptions,
  type AdmittedRequest,
  refreshCallerToken,
  toForwardedFacts,
} from './admit-request.ts'
import { toClientHeaders, toServiceHeaders } from './headers.ts'
import { isSameOrigin } from './same-origin.rules.ts'
import { type SendErrorOptions, sendError } from './send-error.ts'
import { toServicePath } from './service-path.rules.ts'
import { isWebsocketPath } from './service-prefixes.ts'

const RESPONSE_TIMEOUT_MS = 5000
const heads = new WeakMap<IncomingMessage, Buffer>()

/**
 * Returns whether a request may become a websocket. Any other request with an `Upgrade` header is handled as a plain request
 * (RFC 9110 §7.8).
 */
export function shouldUpgradeToWebsocket({ method, headers, url }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return false
  const target = toServicePath(url ?? '')
  return target !== null && isWebsocketPath(target.path)
}

/** Accepts websockets with the hooks, rules, errors and log lines of all requests. */
export function acceptWebsockets(app: FastifyInstance): void {
  const open = new Set<Duplex>()
  app.server.on('upgrade', (raw: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    heads.set(raw, head)
    const response = new ServerResponse(raw)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => {
      if (response.statusCode !== 101) socket.destroySoon()
    })
    app.routing(raw, response)
  })
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })
}

export function isWebsocketUpgrade(raw: IncomingMessage): boolean {
  return heads.has(raw)
}

/** Connects an admitted websocket with its service, only from our own origin, because browsers send cookies from any origin. */
export function proxyWebsocket(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstreams, path, query, caller }: AdmittedRequest,
  options: SendErrorOptions & AdmissionOptions,
): void {
  const { socket } = request.raw
  const fail = (code: string) => {
    if (!reply.sent) sendError(reply, new ApiError(code), options)
  }

  function connect(caller: Caller, isLastTry: boolean): void {
    const upstream = upstreams.next([])
    if (caller.unauthorizedCode || !upstream) {
      fail(caller.unauthorizedCode ?? 'E5030')
      return
    }
    const facts = { ...toForwardedFacts(request, options.secure), cookie: caller.cookie }
    const headers = [
      ...toServiceHeaders(request.raw.rawHeaders, facts),
      'host',
      new URL(upstream.origin).host,
    ]
    const outgoing = requestUpgrade(new URL(`/${path}${query}`, upstream.origin), {
      headers: [...headers, 'connection', 'Upgrade', 'upgrade', 'websocket'],
      timeout: RESPONSE_TIMEOUT_MS,
    })
    outgoing.once('upgrade', (answer, service, serviceHead) => {
      reply.hijack()
      const fresh = caller.freshCookie ? ['set-cookie', caller.freshCookie] : []
      reply.raw.writeHead(101, [...answer.rawHeaders, ...fresh])
      reply.raw.end()
      reply.raw.detachSocket(socket)
      service.setTimeout(0)
      pipeSockets(socket, service, heads.get(request.raw), serviceHead)
    })
    outgoing.once('response', (answer) => {
      if (sessionStaleHeader in answer.headers) {
        answer.resume()
        if (isLastTry) return fail('E5030')
        void refreshCallerToken(request, caller, options, 'new').then((renewed) => connect(renewed, true))
        return
      }
      reply.hijack()
      const own = { ...options.headers, 'x-request-id': request.id }
      reply.raw.writeHead(answer.statusCode ?? 502, toClientHeaders(answer.headers, own))
      answer.pipe(reply.raw)
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer')))
    outgoing.once('error', () => fail('E5030'))
    socket.once('close', () => outgoing.destroy())
    outgoing.end()
  }

  const { origin, host } = request.headers
  if (origin === undefined || !isSameOrigin(origin, host, options.publicOrigins)) fail('E4031')
  else connect(caller, false)
}

function pipeSockets(client: Duplex, service: Duplex, head: Buffer | undefined, serviceHead: Buffer): void {
  if (head && head.length > 0) service.write(head)
  if (serviceHead.length > 0) client.write(serviceHead)
  client.pipe(service)
  service.pipe(client)
  service.on('error', () => client.destroy())
  service.once('close', () => client.destroy())
  client.once('close', () => service.destroy())
}
