import type { OutgoingHttpHeaders } from 'node:http'
import { ApiError } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import { formatMediaPart, type MediaStorage, mediaPartHeader } from '@hibiki/media-storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from '../domain/byte-range.ts'
import { checkPreconditions, rangeStillApplies } from '../domain/preconditions.ts'
import type { MediaFile } from './media-files.ts'
import { type MediaLink, requireValidLink } from './media-link.ts'

export interface MediaDeps {
  links: MediaLinks
  storage: MediaStorage
  /** See ContentDeps. */
  handsMediaOver: boolean
  mediaFiles: (fileId: string) => Promise<MediaFile | null>
  clock: () => Date
}

/** GET of a media file: link, preconditions, range, bytes (RFC 9110 §13, §14). */
export async function answerMedia(
  deps: MediaDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  link: MediaLink,
): Promise<FastifyReply> {
  const file = await openableFile(deps, request, reply, link)
  if (!file) return reply.send()
  const { range, 'if-range': ifRange } = request.headers
  const wanted = rangeStillApplies(single(ifRange), file)
    ? readRange(range, file.bytes)
    : ({ kind: 'full' } as const)
  if (wanted.kind === 'unsatisfiable') {
    throw new ApiError('CONTENT_MEDIA_RANGE_OUTSIDE', {
      headers: { 'content-range': `bytes */${file.bytes}` },
    })
  }
  const { start, end } = wanted.kind === 'part' ? wanted : { start: 0, end: file.bytes - 1 }
  const part = { storageKey: file.storageKey, start, end }
  const describePart = () => {
    if (wanted.kind === 'part') {
      reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`)
    }
  }
  if (deps.handsMediaOver && request.headers[mediaPartHeader] !== undefined) {
    describePart()
    return reply.header(mediaPartHeader, formatMediaPart(part)).send()
  }
  // The head waits for the first bytes: until then an unreadable file can still be answered as an error.
  await deps.storage.send(part, reply.raw, () => {
    describePart()
    reply.header('content-length', end - start + 1).hijack()
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders)
  })
  return reply
}

/** HEAD: the headers of the whole file; Range has a meaning for GET only (RFC 9110 §14.2). */
export async function answerMediaHead(
  deps: MediaDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  link: MediaLink,
): Promise<FastifyReply> {
  const file = await openableFile(deps, request, reply, link)
  if (file) reply.header('content-length', file.bytes)
  return reply.send()
}

/** Checks link and preconditions and sets the file's headers; null when the answer is 304. */
async function openableFile(
  deps: MediaDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  link: MediaLink,
): Promise<MediaFile | null> {
  requireValidLink(deps.links, link, request)
  const file = await deps.mediaFiles(link.fileId)
  if (!file) throw new ApiError('CONTENT_MEDIA_LINK_INVALID')
  const verdict = checkPreconditions(request.headers, file)
  if (verdict === 'failed') throw new ApiError('CONTENT_MEDIA_CHANGED')
  const secondsLeft = Math.max(0, Number(link.exp) - Math.floor(deps.clock().getTime() / 1000))
  reply.headers({
    etag: file.etag,
    'last-modified': file.modifiedAt.toUTCString(),
    'cache-control': `private, max-age=${secondsLeft}`,
    'accept-ranges': 'bytes',
  })
  if (verdict === 'not-modified') {
    reply.code(304)
    return null
  }
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  })
  return file
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
