import { ApiError, cookieNames, type SessionVerifier } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { isAcceptedBodyType, mediaType } from '../domain/call-limits.ts'
import { isForeignCall } from '../domain/same-origin.ts'
import { toServicePath } from '../domain/service-path.ts'
import type { Copies } from '../proxy/copies.ts'
import type { ServiceDirectory } from '../proxy/service-directory.ts'
import { type Caller, callerOf } from '../sessions/caller.ts'
import { findUpstream } from '../upstreams.ts'
import type { RateLimits } from './rate-limits.ts'

export interface AdmissionOptions {
  directory: ServiceDirectory
  sessions: SessionVerifier
  publicOrigins: readonly string[]
  secure: boolean
  rateLimits: RateLimits | null
}

export interface Admitted {
  copies: Copies
  path: string
  query: string
  caller: Caller
}

/** The rules, in this order: somebody owns the path, no foreign origin, who calls, not too often, a body we take. */
export async function admit(request: FastifyRequest, o: AdmissionOptions): Promise<Admitted> {
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
  o.rateLimits?.check({ path, method, address: addressOf(request), sessionId: caller.sessionId })
  checkBodyType(request)
  return { copies, path, query, caller }
}

/** What the service is told about the call. */
export function factsOf(request: FastifyRequest, secure: boolean) {
  const proto = secure ? 'https' : 'http'
  return { requestId: request.id, address: addressOf(request), proto, host: request.headers.host }
}

/** Empty when the connection is gone already, as after a request that Node stopped reading in the middle. */
function addressOf(request: FastifyRequest): string {
  return request.ip ?? ''
}

function checkBodyType({ headers }: FastifyRequest): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (hasBody && !isAcceptedBodyType(mediaType(headers['content-type']))) throw new ApiError('E4150')
}
