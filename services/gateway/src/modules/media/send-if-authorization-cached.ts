import type { OutgoingHttpHeaders } from 'node:http'
import { ApiError } from '@hibiki/http'
import { type MediaStorage, toMediaResponse } from '@hibiki/media-storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AdmittedRequest } from '../proxy/admit-request.ts'
import { addSetCookies } from '../proxy/headers.ts'
import { type SendErrorOptions, sendError } from '../proxy/send-error.ts'
import type { AuthorizationCache } from './authorization-cache.ts'
import { sendMediaPart } from './send-media-part.ts'

/** The storage from which this gateway reads media itself, and the cached authorizations of content (ADR 0008). */
export interface DirectMediaAccess {
  storage: MediaStorage
  authorizations: AuthorizationCache
}

/**
 * Sends a range of a link that content has just allowed, by the rules and with the headers of content.
 * @returns false, with nothing sent, when content must respond: without a cached authorization, or when no bytes are to be sent
 */
export function sendIfAuthorizationCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, query, caller }: AdmittedRequest,
  { media, ...refusal }: SendErrorOptions & { media: DirectMediaAccess },
): boolean {
  const cached = isPlainGet(request) ? media.authorizations.find(caller, path + query) : null
  const response = cached && toMediaResponse(cached.file, request.headers, cached.expiresInMs)
  if (response?.kind !== 'bytes') return false
  const { status, part } = response
  const head: OutgoingHttpHeaders = { ...response.headers, ...refusal.headers, 'x-request-id': request.id }
  if (caller.freshCookie) addSetCookies(head, [caller.freshCookie])
  const writeHead = (complete: OutgoingHttpHeaders) => {
    reply.hijack()
    reply.raw.writeHead(status, complete)
  }
  const onUnreadable = () => {
    if (!reply.sent) sendError(reply, new ApiError('E5030'), refusal)
  }
  sendMediaPart(media.storage, request, { part, head, writeHead, reply, onUnreadable })
  return true
}

/** Whether a request is a GET without a body and without headers that concern only the connection. */
function isPlainGet({ method, headers }: FastifyRequest): boolean {
  const { connection, 'content-length': length, 'transfer-encoding': encoding } = headers
  if (method !== 'GET' || length !== undefined || encoding !== undefined) return false
  return connection === undefined || /^(keep-alive|close)$/i.test(connection)
}
