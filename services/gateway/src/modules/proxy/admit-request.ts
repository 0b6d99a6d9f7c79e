import { ApiError, getSessionCookieNames, type SessionVerifier } from '@hibiki/http'
import { createTraceHeaders } from '@hibiki/tracing'
import type { FastifyRequest } from 'fastify'
import { createAccessCookie } from '../sessions/access-cookie.ts'
import { type Caller, identifyCaller, replaceStaleToken } from '../sessions/caller.ts'
import type { FreshTokenProvider } from '../sessions/fresh-token-provider.ts'
import { isAcceptedBodyType, parseMediaType } from './call-limits.rules.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { isForbiddenCrossOriginCall } from './same-origin.rules.ts'
import type { ServiceDirectory } from './service-directory.ts'
import { toServicePath } from './service-path.rules.ts'
import { findServicePrefix } from './service-prefixes.ts'
import type { UpstreamPool } from './upstream-pool.ts'

export interface AdmissionOptions {
  directory: ServiceDirectory
  sessions: SessionVerifier
  freshTokens: FreshTokenProvider
  publicOrigins: readonly string[]
  secure: boolean
  rateLimits: RateLimiter | null
}

export interface AdmittedRequest {
  upstreams: UpstreamPool
  path: string
  query: string
  caller: Caller
}

/** These calls end or renew sessions themselves, so identity responds to them even when the session is ended or stale. */
export const sessionManagementPaths = new Set(['auth/login', 'auth/refresh', 'auth/logout'])

/** Checks in this order that the path has a service and the origin is ours, identifies the caller, and checks rate limit and body type. */
export async function admitRequest(
  request: FastifyRequest,
  options: AdmissionOptions,
): Promise<AdmittedRequest> {
  const target = toServicePath(request.raw.url ?? '')
  const prefix = target && findServicePrefix(target.path)
  const upstreams = prefix && options.directory.findUpstreams(prefix.service)
  if (!upstreams) throw new ApiError('E4040')
  request.routeLabel = prefix.prefix

  const { method, headers } = request
  const { path, query } = target
  const { origin, host } = headers
  const fetchSite = headers['sec-fetch-site']?.toString()
  if (isForbiddenCrossOriginCall({ method, path, origin, fetchSite, host }, options.publicOrigins))
    throw new ApiError('E4031')

  const caller = await identifyCaller(
    headers.cookie,
    getSessionCookieNames(options.secure).access,
    options.sessions,
  )
  await options.rateLimits?.check(request, { path, sessionId: caller.sessionId })
  checkBodyType(request, path)
  const isToRenew = caller.isStale && !sessionManagementPaths.has(path)
  return {
    upstreams,
    path,
    query,
    caller: isToRenew ? await refreshCallerToken(request, caller, options, 'cached') : caller,
  }
}

/** Returns the caller with a fresh token; `new` skips the cache, when a service knows of a change before the gateway does. */
export function refreshCallerToken(
  request: FastifyRequest,
  caller: Caller,
  { secure, freshTokens }: AdmissionOptions,
  which: 'cached' | 'new',
): Promise<Caller> {
  const { access } = getSessionCookieNames(secure)
  return replaceStaleToken(caller, request.headers.cookie ?? '', access, async (sessionId) => {
    const { accessToken, expiresAt } = await freshTokens.get(sessionId, which)
    return { accessToken, setCookie: createAccessCookie(accessToken, expiresAt, secure) }
  })
}

/** Collects what the gateway forwards to the service in headers of its own. */
export function toForwardedFacts(request: FastifyRequest, secure: boolean) {
  const proto = secure ? 'https' : 'http'
  const { host } = request.headers
  return { requestId: request.id, address: addressOf(request), proto, host, trace: createTraceHeaders() }
}

/** Returns an empty address when the connection is closed already, as after a request that Node stopped reading in the middle. */
function addressOf(request: FastifyRequest): string {
  return request.ip ?? ''
}

function checkBodyType({ headers }: FastifyRequest, path: string): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (hasBody && !isAcceptedBodyType(parseMediaType(headers['content-type']), path))
    throw new ApiError('E4150')
}
