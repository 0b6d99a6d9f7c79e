import type { OutgoingHttpHeaders } from 'node:http'
import { ApiError } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import {
  formatMediaLinkVerdict,
  formatMediaPart,
  type MediaFile,
  type MediaLinkVerdict,
  type MediaStorage,
  mediaLinkVerdictHeader,
  mediaLocationHeader,
  mediaPartHeader,
  toMediaResponse,
} from '@hibiki/media-storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type MediaLinkParts, requireValidMediaLink } from './media-link.ts'

/** nginx counts whole seconds: a cache time of one second lasts less than two. */
const EDGE_TRUST_MS = 2000
/** The configuration of nginx knows only this content type. */
const EDGE_TYPE = 'audio/mpeg'

export interface MediaRouteDeps {
  links: MediaLinkSigner
  storage: MediaStorage
  config: {
    /** Whether a gateway that reads the same storage may request the storage key instead of the bytes. */
    MEDIA_BY_GATEWAY: boolean
    /** Whether the gateway may request the location of the file, so that an edge server sends the bytes. */
    MEDIA_BY_EDGE: boolean
  }
  mediaFiles: (fileId: string) => Promise<MediaFile | null>
  clock: () => Date
}

/** Serves GET of a media file: checks the link, the conditional headers and the range, then sends the bytes (RFC 9110 §13, §14). */
export async function sendMedia(
  deps: MediaRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  link: MediaLinkParts,
): Promise<FastifyReply> {
  const file = await allowedFile(deps, request, link)
  const expiresInMs = lifeOf(link, deps)
  const isForEdge = deps.config.MEDIA_BY_EDGE && request.headers[mediaLocationHeader] !== undefined
  if (isForEdge && file.contentType === EDGE_TYPE) return namePlace(deps, reply, { file, expiresInMs })
  const response = toMediaResponse(file, request.headers, expiresInMs)
  if (response.kind !== 'bytes') return sendWithoutBytes(response, file, reply)
  const { part, status, headers } = response
  if (deps.config.MEDIA_BY_GATEWAY && request.headers[mediaPartHeader] !== undefined) {
    return reply
      .code(status)
      .headers(headers)
      .header(mediaPartHeader, formatMediaPart(part))
      .header(mediaLinkVerdictHeader, formatMediaLinkVerdict({ file, expiresInMs }))
      .send()
  }
  // The headers are sent with the first bytes, so an unreadable file can still become an error response.
  await deps.storage.send(part, reply.raw, () => {
    reply.headers({ ...headers, 'content-length': part.end - part.start + 1 }).hijack()
    reply.raw.writeHead(status, reply.getHeaders() as OutgoingHttpHeaders)
  })
  return reply
}

/** Responds to an edge server, which sends any range of the file with these headers and may reuse them for less than two seconds. */
async function namePlace(
  { storage }: MediaRouteDeps,
  reply: FastifyReply,
  { file, expiresInMs }: MediaLinkVerdict,
): Promise<FastifyReply> {
  // The last response that the edge sends must not be cached beyond the lifetime of the link either.
  const response = toMediaResponse(file, {}, expiresInMs - EDGE_TRUST_MS)
  if (response.kind !== 'bytes') throw new Error('a request without conditions has bytes as its response')
  const trustSeconds = expiresInMs > EDGE_TRUST_MS ? 1 : 0
  return reply
    .code(204)
    .headers(response.headers)
    .header('x-accel-expires', trustSeconds)
    .header(mediaLocationHeader, await storage.locate(file.storageKey))
    .send()
}

/** Serves HEAD with the headers of the whole file; Range applies to GET only (RFC 9110 §14.2). */
export async function sendMediaHead(
  deps: MediaRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  link: MediaLinkParts,
): Promise<FastifyReply> {
  const file = await allowedFile(deps, request, link)
  const response = toMediaResponse(file, { ...request.headers, range: undefined }, lifeOf(link, deps))
  if (response.kind !== 'bytes') return sendWithoutBytes(response, file, reply)
  return reply.headers({ ...response.headers, 'content-length': file.bytes }).send()
}

/** Returns the file of a link that currently works for this caller. */
async function allowedFile(
  deps: MediaRouteDeps,
  request: FastifyRequest,
  link: MediaLinkParts,
): Promise<MediaFile> {
  requireValidMediaLink(deps.links, link, request)
  const file = await deps.mediaFiles(link.fileId)
  if (!file) throw new ApiError('CONTENT_MEDIA_LINK_INVALID')
  return file
}

function lifeOf(link: MediaLinkParts, { clock }: MediaRouteDeps): number {
  return Number(link.exp) * 1000 - clock().getTime()
}

function sendWithoutBytes(
  response: Exclude<ReturnType<typeof toMediaResponse>, { kind: 'bytes' }>,
  file: MediaFile,
  reply: FastifyReply,
): FastifyReply {
  if (response.kind === 'not-modified') return reply.code(304).headers(response.headers).send()
  if (response.kind === 'precondition-failed') throw new ApiError('CONTENT_MEDIA_CHANGED')
  throw new ApiError('CONTENT_MEDIA_RANGE_OUTSIDE', {
    headers: { 'content-range': `bytes */${file.bytes}` },
  })
}
