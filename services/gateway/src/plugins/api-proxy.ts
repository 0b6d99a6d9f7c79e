import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { ApiError, cookieNames, type SessionVerifier } from '@hibiki/http'
import { type MediaPart, type MediaStorage, mediaPartHeader, parseMediaPart } from '@hibiki/media-storage'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAcceptedBodyType, isUpload, maxBodyBytes, mediaType } from '../domain/call-limits.ts'
import { isForeignCall } from '../domain/same-origin.ts'
import { toServicePath } from '../domain/service-path.ts'
import type { Copies } from '../proxy/copies.ts'
import { type Call, type Exchange, forward } from '../proxy/forward.ts'
import { toClientHeaders, toServiceHeaders } from '../proxy/headers.ts'
import { BodyTooLarge, type RequestBody, readRequestBody } from '../proxy/request-body.ts'
import type { ServiceDirectory } from '../proxy/service-directory.ts'
import { type Caller, callerOf } from '../sessions/caller.ts'
import { expiredCookies } from '../sessions/expired-cookies.ts'
import { findUpstream } from '../upstreams.ts'
import type { RateLimits } from './rate-limits.ts'
import type { SecurityHeaders } from './security-headers.ts'

export interface ApiProxyOptions {
  directory: ServiceDirectory
  sessions: SessionVerifier
  publicOrigins: readonly string[]
  secure: boolean
  headers: SecurityHeaders['api']
  rateLimits: RateLimits | null
  deadlines: { requestMs: number; uploadMs: number }
  /** Content's media, where this gateway can read them itself (ADR 0008). */
  media: MediaStorage | null
}

/** These end or renew sessions themselves and must answer in their own words even to an ended one. */
const ownSessionAnswers = new Set(['auth/login', 'auth/refresh', 'auth/logout'])

/** `/api/*`: finds the service, applies the rules of the front door, and forwards. */
export function proxyApi(app: FastifyInstance, o: ApiProxyOptions): void {
  // Bodies pass as they come; nothing here parses them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.all('/api/*', (request, reply) => {
    admit(request, o).then(
      (admitted) => pass(request, reply, admitted, o),
      (error) => refuse(reply, error, o),
    )
  })
}

function refuse(reply: FastifyReply, error: ApiError, o: ApiProxyOptions): void {
  reply.headers(o.headers).send(error)
}

interface Admitted {
  copies: Copies
  path: string
  query: string
  caller: Caller
}

/** The rules, in this order: somebody owns the path, no foreign origin, who calls, not too often, a body we take. */
async function admit(request: FastifyRequest, o: ApiProxyOptions): Promise<Admitted> {
  const target = toServicePath(request.raw.url ?? '')
  const upstream = target && findUpstream(target.path)
  const copies = upstream && o.directory.copiesOf(upstream.service)
  if (!copies) throw new ApiError('E4040')
  request.routeLabel = upstream.prefix

  const { method, headers } = request
  const { path, query } = target
  const { origin, host } = headers
  const fetchSite = headers['sec-fetch-site']?.toString()
  if (isForeignCall({ method, path, origin, fetchSite, host }, o.publicOrigins)) throw new ApiError('E4031')

  const caller = await callerOf(headers.cookie, cookieNames(o.secure).access, o.sessions)
  o.rateLimits?.check({ path, method, address: request.ip, sessionId: caller.sessionId })
  checkBodyType(request)
  return { copies, path, query, caller }
}

async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  { copies, path, query, caller }: Admitted,
  o: ApiProxyOptions,
): Promise<void> {
  let exchange: Exchange | null = null
  const deadline = setTimeout(
    () => {
      if (exchange?.answered) return
      exchange?.cancel()
      fail('E5040')
    },
    isUpload(path) ? o.deadlines.uploadMs : o.deadlines.requestMs,
  )
  reply.raw.once('close', () => clearTimeout(deadline))

  function fail(code: string): void {
    if (reply.sent) return
    clearTimeout(deadline)
    discardRest(request)
    if (code === 'E5001') reply.header('set-cookie', expiredCookies(o.secure))
    refuse(reply, new ApiError(code), o)
  }

  function writeHead(status: number, head: OutgoingHttpHeaders): void {
    clearTimeout(deadline)
    reply.hijack()
    reply.raw.writeHead(status, head)
  }

  function sendPart(storage: MediaStorage, part: MediaPart, status: number, head: OutgoingHttpHeaders): void {
    const begin = () => writeHead(status, { ...head, 'content-length': part.end - part.start + 1 })
    storage.send(part, reply.raw, begin).catch((error: Error) => {
      request.log.error({ requestId: request.id, error: error.message }, 'media file cannot be read')
      fail('E5030')
    })
  }

  const body = await readBody(request, maxBodyBytes(path, mediaType(request.headers['content-type'])))
  if (typeof body === 'string') return fail(body)
  if (reply.sent) return
  const { cookie } = caller
  const headers = toServiceHeaders(request.raw.rawHeaders, { ...factsOf(request, o.secure), cookie })
  const media = request.method === 'GET' && path.startsWith('media/') ? o.media : null
  if (media) headers.push(mediaPartHeader, 'name it')
  const call: Call = {
    method: request.method,
    path: `/${path}${query}`,
    headers,
    body,
    repeatable: isRepeatable(request, body),
  }
  exchange = forward(call, copies, {
    raw: reply.raw,
    begin(status, answer) {
      const replacement = replacedBy(status, path, caller)
      if (replacement) return () => fail(replacement)
      const head = toClientHeaders(answer, { ...o.headers, 'x-request-id': request.id })
      const part = media && namedPart(answer)
      if (part) return () => sendPart(media, part, status, head)
      writeHead(status, head)
      return null
    },
    fail,
    end: () => discardRest(request),
  })
}

/** Content checked the call and says which bytes answer it. */
function namedPart(answer: IncomingHttpHeaders): MediaPart | null {
  const named = answer[mediaPartHeader]
  return typeof named === 'string' ? parseMediaPart(named) : null
}

/** The service asked for a session and the caller's was ended by a newer login: it learns why, once (D-009). */
function replacedBy(status: number, path: string, caller: Caller): string | null {
  return status === 401 && caller.endedCode && !ownSessionAnswers.has(path) ? caller.endedCode : null
}

function checkBodyType(request: FastifyRequest): void {
  const { headers } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (hasBody && !isAcceptedBodyType(mediaType(headers['content-type']))) throw new ApiError('E4150')
}

/** The body, or the code of the error to answer. */
async function readBody(request: FastifyRequest, maxBytes: number): Promise<RequestBody | string> {
  try {
    return await readRequestBody(request.raw, maxBytes)
  } catch (error) {
    return error instanceof BodyTooLarge ? 'E4130' : 'E3001'
  }
}

function isRepeatable({ method, headers }: FastifyRequest, body: RequestBody): boolean {
  if (body.kind === 'stream') return false
  return method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined
}

function factsOf(request: FastifyRequest, secure: boolean) {
  const proto = secure ? 'https' : 'http'
  return { requestId: request.id, address: request.ip, proto, host: request.headers.host }
}

/** What the client is still sending is read and thrown away, but not for ever: cutting it at once hides the answer. */
function discardRest({ raw }: { raw: FastifyRequest['raw'] }): void {
  if (raw.complete || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const patience = setTimeout(() => raw.destroy(), 5000)
  raw.once('close', () => clearTimeout(patience))
}
