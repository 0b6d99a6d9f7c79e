import { ApiError, requireKnownCaller } from '@hibiki/http'
import type { MediaLinkSigner, MediaLinkState } from '@hibiki/media-links'
import { isUuid } from '@hibiki/text'
import type { FastifyRequest } from 'fastify'

/** The parts of a signed link as a client sends them back. */
export interface MediaLinkParts {
  fileId: string
  exp: string
  sig: string
}

/** Splits `/api/media/{fileId}?exp=…&sig=…`, also as an absolute address. Returns null for anything else. */
export function parseMediaLink(soundSrc: string): MediaLinkParts | null {
  const url = URL.parse(soundSrc, 'http://media.invalid')
  const fileId = /^\/api\/media\/([^/]+)$/.exec(url?.pathname ?? '')?.[1]
  if (!url || !fileId || !isUuid(fileId)) return null
  return { fileId, exp: url.searchParams.get('exp') ?? '', sig: url.searchParams.get('sig') ?? '' }
}

/**
 * Returns whether a link is valid, expired or invalid. It is valid for the session that it was signed for; that of the visitors' sample is
 * valid for every caller. Throws E5030 for any other link while sessions cannot be verified, because it may well be the caller's own.
 */
export function checkMediaLink(
  links: MediaLinkSigner,
  link: MediaLinkParts,
  request: FastifyRequest,
): MediaLinkState {
  const { session } = request
  const own = links.verify({ ...link, sessionId: session?.sessionId ?? null })
  if (own !== 'invalid') return own
  requireKnownCaller(request)
  return session ? links.verify({ ...link, sessionId: null }) : own
}

export function requireValidMediaLink(
  links: MediaLinkSigner,
  link: MediaLinkParts,
  request: FastifyRequest,
): void {
  const state = checkMediaLink(links, link, request)
  if (state === 'invalid') throw new ApiError('CONTENT_MEDIA_LINK_INVALID')
  if (state === 'expired') throw new ApiError('CONTENT_MEDIA_LINK_EXPIRED')
}
