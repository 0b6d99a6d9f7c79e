import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { ApiError, getSessionCookieNames, sessionEndedHeader, sessionStaleHeader } from '@hibiki/http'
import {
  type MediaLinkVerdict,
  type MediaPart,
  mediaLinkVerdictHeader,
  mediaLocationHeader,
  mediaPartHeader,
  parseMediaLinkVerdict,
  parseMediaPart,
} from '@hibiki/media-storage'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { installEdgeCallHooks, toEdgeLocationHeaders } from '../media/edge-call-hooks.ts'
import { type DirectMediaAccess, sendIfAuthorizationCached } from '../media/send-if-authorization-cached.ts'
import { sendMediaPart } from '../media/send-media-part.ts'
import type { Caller } from '../sessions/caller.ts'
import { createExpiredCookies } from '../sessions/expired-cookies.ts'
import {
  type AdmissionOptions,
  type AdmittedRequest,
  admitRequest,
  refreshCallerToken,
  sessionManagementPaths,
  toForwardedFacts,
} from './admit-request.ts'
import { isUploadPath, parseMediaType } from './call-limits.rules.ts'
import { type ForwardedCall, forwardCall, type ServiceCall } from './forward-call.ts'
import { addSetCookies, toClientHeaders, toServiceHeaders } from './headers.ts'
import { getMaxBodyBytes } from './max-body-bytes.ts'
import { isRepeatableCall } from './repeatable-call.ts'
import { BodyTooLarge, type RequestBody, readRequestBody } from './request-body.ts'
import { type SendErrorOptions, sendError } from './send-error.ts'
import { isWebsocketUpgrade, proxyWebsocket } from './websockets.ts'

export interface ApiProxyOptions extends AdmissionOptions, SendErrorOptions {
  deadlines: { requestMs: number; uploadMs: number }
  media: DirectMediaAccess | null
  edgeKeys: readonly string[]
}

/** Handles `/api/*`: finds the service, applies the rules of the gateway, and forwards the call. */
export function installApiProxy(app: FastifyInstance, options: ApiProxyOptions): void {
  // Bodies are passed on as they are, so nothing here parses them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  installEdgeCallHooks(app, options.edgeKeys)

  app.all('/api/*', (request, reply) => {
    admitRequest(request, options).then(
      (admitted) => {
        const { media } = options
        if (
          media &&
          !request.isEdgeCall &&
          sendIfAuthorizationCached(request, reply, admitted, { ...options, media })
        )
          return
        return (isWebsocketUpgrade(request.raw) ? proxyWebsocket : proxyRequest)(
          request,
          reply,
          admitted,
          options,
        )
      },
      (error) => sendError(reply, error, options),
    )
  })
}

async function proxyRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstreams, path, query, caller }: AdmittedRequest,
  options: ApiProxyOptions,
): Promise<void> {
  let exchange: ForwardedCall | null = null
  const deadline = setTimeout(
    () => {
      if (exchange?.hasResponse) return
      exchange?.cancel()
      fail('E5040')
    },
    isUploadPath(path) ? options.deadlines.uploadMs : options.deadlines.requestMs,
  )
  reply.raw.once('close', () => clearTimeout(deadline))

  function fail(code: string): void {
    if (reply.sent) return
    clearTimeout(deadline)
    discardRest(request)
    sendError(reply, new ApiError(code), options)
  }

  function writeHead(status: number, head: OutgoingHttpHeaders): void {
    clearTimeout(deadline)
    reply.hijack()
    reply.raw.writeHead(status, head)
  }

  const read = await readBody(request, getMaxBodyBytes(path, parseMediaType(request.headers['content-type'])))
  if (typeof read === 'string') return fail(read)
  if (reply.sent) return
  const body: RequestBody = read
  const { isEdgeCall } = request
  const media = request.method === 'GET' && path.startsWith('media/') && !isEdgeCall ? options.media : null
  const askedAt = performance.now()

  function send(caller: Caller, retryWithFreshToken: ((caller: Caller) => void) | null): ForwardedCall {
    const { cookie } = caller
    const headers = toServiceHeaders(request.raw.rawHeaders, {
      ...toForwardedFacts(request, options.secure),
      cookie,
    })
    if (media) headers.push(mediaPartHeader, 'name it')
    if (isEdgeCall) headers.push(mediaLocationHeader, 'name it')
    const call: ServiceCall = {
      method: request.method,
      path: `/${path}${query}`,
      headers,
      body,
      repeatable: isRetryable(request, path, body),
    }
    return forwardCall(call, upstreams, {
      raw: reply.raw,
      begin(status, answer) {
        if (sessionStaleHeader in answer)
          return retryWithFreshToken ? () => retryWithFreshToken(caller) : () => fail('E5030')
        const replacement = findUnauthorizedCode(status, path, caller)
        if (replacement) return () => fail(replacement)
        const place = isEdgeCall ? toEdgeLocationHeaders(status, answer) : {}
        if (!place) return () => fail('E4040')
        const head = toClientHeaders(answer, { ...options.headers, 'x-request-id': request.id })
        Object.assign(head, place)
        addSetCookies(head, ownCookies(answer, caller, options.secure))
        const part = media && parsePartHeader(answer)
        if (media && status >= 400) media.authorizations.delete(caller, path + query)
        if (part) {
          const verdict = parseVerdictHeader(answer)
          if (verdict) media.authorizations.save(caller, path + query, verdict, askedAt)
          const answerWith = (complete: OutgoingHttpHeaders) => writeHead(status, complete)
          const onUnreadable = () => fail('E5030')
          return () =>
            sendMediaPart(media.storage, request, { part, head, writeHead: answerWith, reply, onUnreadable })
        }
        writeHead(status, head)
        return null
      },
      fail,
      end: () => discardRest(request),
    })
  }

  /** The service knew of a change of claims before the gateway and rejected the call before it did anything, so sending it again is safe. */
  async function sendRenewed(refused: Caller): Promise<void> {
    exchange = null
    const renewed = await refreshCallerToken(request, refused, options, 'new')
    if (!reply.sent && !reply.raw.destroyed) exchange = send(renewed, null)
  }

  // A body that streams through cannot be sent again.
  exchange = send(caller, body.kind === 'stream' ? null : (refused) => void sendRenewed(refused))
}

/** Returns the cookies that the gateway sets: expired ones after the session's end, or its fresh token unless the service set one. */
function ownCookies(answer: IncomingHttpHeaders, { freshCookie }: Caller, secure: boolean): string[] {
  if (sessionEndedHeader in answer) return createExpiredCookies(secure)
  const { access } = getSessionCookieNames(secure)
  // undici returns a single header as a string, whatever its type says.
  const isSet = [answer['set-cookie'] ?? []].flat().some((cookie) => cookie.startsWith(`${access}=`))
  return freshCookie && !isSet ? [freshCookie] : []
}

/** Returns the bytes that content names for the response once it has checked the call. */
function parsePartHeader(answer: IncomingHttpHeaders): MediaPart | null {
  const named = answer[mediaPartHeader]
  return typeof named === 'string' ? parseMediaPart(named) : null
}

/** Returns the authorization that content allows the gateway to cache. */
function parseVerdictHeader(answer: IncomingHttpHeaders): MediaLinkVerdict | null {
  const said = answer[mediaLinkVerdictHeader]
  return typeof said === 'string' ? parseMediaLinkVerdict(said) : null
}

/** Returns the code that replaces the service's 401 when the gateway knows why there is no session. */
function findUnauthorizedCode(status: number, path: string, caller: Caller): string | null {
  return status === 401 && caller.unauthorizedCode && !sessionManagementPaths.has(path)
    ? caller.unauthorizedCode
    : null
}

/** Returns the body, or the code of the error. */
async function readBody(request: FastifyRequest, maxBytes: number): Promise<RequestBody | string> {
  try {
    return await readRequestBody(request.raw, maxBytes)
  } catch (error) {
    return error instanceof BodyTooLarge ? 'E4130' : 'E3001'
  }
}

function isRetryable({ method, headers }: FastifyRequest, path: string, body: RequestBody): boolean {
  if (body.kind === 'stream') return false
  return isRepeatableCall({ method, path, hasKey: Boolean(headers['idempotency-key']) })
}

/** Reads and discards what the client still sends, for five seconds: a connection cut at once would hide the response from it. */
function discardRest({ raw }: { raw: FastifyRequest['raw'] }): void {
  if (raw.complete || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const timeout = setTimeout(() => raw.destroy(), 5000)
  raw.once('close', () => clearTimeout(timeout))
}
