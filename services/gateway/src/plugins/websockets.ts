import { randomUUID } from 'node:crypto'
import { request as httpRequest, type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { commonErrors, cookieNames, errorBody, type SessionVerifier } from '@hibiki/http'
import type { FastifyInstance } from 'fastify'
import { isOwnOrigin } from '../domain/same-origin.ts'
import { toServicePath } from '../domain/service-path.ts'
import { toServiceHeaders } from '../proxy/headers.ts'
import type { ServiceDirectory } from '../proxy/service-directory.ts'
import { callerOf } from '../sessions/caller.ts'
import { findUpstream } from '../upstreams.ts'

export interface WebsocketOptions {
  directory: ServiceDirectory
  sessions: SessionVerifier
  publicOrigins: readonly string[]
  secure: boolean
}

const answerWithinMs = 5000

/** Passes `Upgrade: websocket` on to the service: only from an own origin, because browsers send cookies along (R26). */
export function proxyWebsockets(app: FastifyInstance, o: WebsocketOptions): void {
  const open = new Set<Duplex>()

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    void connect(request, socket, head).catch(() => refuse(request, socket, 'E5000'))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })

  async function connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { headers } = request
    const target = toServicePath(request.url ?? '')
    const upstream = target && findUpstream(target.path)
    const copy = upstream && o.directory.copiesOf(upstream.service)?.next([])
    if (!copy || headers.upgrade?.toLowerCase() !== 'websocket') return refuse(request, socket, 'E4040')
    const { origin, host } = headers
    if (origin === undefined || !isOwnOrigin(origin, host, o.publicOrigins)) {
      return refuse(request, socket, 'E4031')
    }
    const caller = await callerOf(headers.cookie, cookieNames(o.secure).access, o.sessions)
    if (caller.endedCode) return refuse(request, socket, caller.endedCode)

    const address = request.socket.remoteAddress ?? ''
    const facts = { requestId: randomUUID(), address, proto: o.secure ? 'https' : 'http', host }
    const passed = toServiceHeaders(request.rawHeaders, { ...facts, cookie: caller.cookie })
    const outgoing = httpRequest(new URL(`/${target.path}${target.query}`, copy.origin), {
      headers: [
        ...passed,
        'host',
        new URL(copy.origin).host,
        'connection',
        'Upgrade',
        'upgrade',
        'websocket',
      ],
      timeout: answerWithinMs,
    })
    outgoing.once('upgrade', (answer, service, serviceHead) => {
      socket.write(responseHead(answer, answer.rawHeaders))
      service.setTimeout(0)
      join(socket, service, head, serviceHead)
    })
    outgoing.once('response', (answer) => {
      // A refusal: its body arrives decoded, so it ends with the connection.
      const plain = answer.rawHeaders.flatMap((name, i, all) =>
        i % 2 === 0 && !/^(connection|keep-alive|transfer-encoding)$/i.test(name)
          ? [name, all[i + 1] ?? '']
          : [],
      )
      socket.write(responseHead(answer, [...plain, 'connection', 'close']))
      answer.pipe(socket)
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer')))
    outgoing.once('error', () => refuse(request, socket, 'E5030'))
    socket.once('close', () => outgoing.destroy())
    outgoing.end()
  }
}

function join(client: Duplex, service: Duplex, head: Buffer, serviceHead: Buffer): void {
  if (head.length > 0) service.write(head)
  if (serviceHead.length > 0) client.write(serviceHead)
  client.pipe(service)
  service.pipe(client)
  service.on('error', () => client.destroy())
  service.once('close', () => client.destroy())
  client.once('close', () => service.destroy())
}

function responseHead(answer: IncomingMessage, headers: readonly string[]): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage ?? ''}`]
  for (let i = 0; i + 1 < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

function refuse(request: IncomingMessage, socket: Duplex, code: keyof typeof commonErrors): void {
  if (socket.destroyed || !socket.writable) return
  const { status } = commonErrors[code]
  const body = JSON.stringify(
    errorBody(commonErrors[code], code, { id: randomUUID(), headers: request.headers }),
  )
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
