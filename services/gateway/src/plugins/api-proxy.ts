import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { ApiError, sessionEndedHeader } from '@hibiki/http'
import { type MediaPart, type MediaStorage, mediaPartHeader, parseMediaPart } from '@hibiki/media-storage'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUpload, maxBodyBytes, mediaType } from '../domain/call-limits.ts'
import { type Call, type Exchange, forward } from '../proxy/forward.ts'
import { toClientHeaders, toServiceHeaders } from '../proxy/headers.ts'
import { BodyTooLarge, type RequestBody, readRequestBody } from '../proxy/request-body.ts'
import type { Caller } from '../sessions/caller.ts'
import { expiredCookies } from '../sessions/expired-cookies.ts'
import { type AdmissionOptions, type Admitted, admit, factsOf } from './admission.ts'
import { type RefusalOptions, refuse } from './refusal.ts'
import { isUpgrading, passWebsocket } from './websockets.ts'

export interface ApiProxyOptions extends AdmissionOptions, RefusalOptions {
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
      (admitted) => (isUpgrading(request.raw) ? passWebsocket : pass)(request, reply, admitted, o),
      (error) => refuse(reply, error, o),
    )
  })
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
      request.log.error({ error: error.message }, 'media file cannot be read')
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
      if (sessionEndedHeader in answer)
        head['set-cookie'] = [answer['set-cookie'] ?? [], expiredCookies(o.secure)].flat()
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

/** What the client is still sending is read and thrown away, but not for ever: cutting it at once hides the answer. */
function discardRest({ raw }: { raw: FastifyRequest['raw'] }): void {
  if (raw.complete || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const patience = setTimeout(() => raw.destroy(), 5000)
  raw.once('close', () => clearTimeout(patience))
}
