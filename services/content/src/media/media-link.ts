import { ApiError, type Session } from '@hibiki/http'
import type { LinkState, MediaLinks } from '@hibiki/media-links'

/** The parts of a signed link as a client sends them back. */
export interface MediaLink {
  fileId: string
  exp: string
  sig: string
}

/** Splits `/api/media/{fileId}?exp=…&sig=…` (also as an absolute address); null when it is something else. */
export function parseMediaLink(soundSrc: string): MediaLink | null {
  const url = URL.parse(soundSrc, 'http://media.invalid')
  const fileId = /^\/api\/media\/([0-9a-f-]{36})$/.exec(url?.pathname ?? '')?.[1]
  if (!url || !fileId) return null
  return { fileId, exp: url.searchParams.get('exp') ?? '', sig: url.searchParams.get('sig') ?? '' }
}

/** A link works for the session it was made for; the visitors' sample for everybody. */
export function linkState(links: MediaLinks, link: MediaLink, session: Session | null): LinkState {
  const own = links.check({ ...link, sessionId: session?.sessionId ?? null })
  return own === 'invalid' && session ? links.check({ ...link, sessionId: null }) : own
}

export function requireValidLink(links: MediaLinks, link: MediaLink, session: Session | null): void {
  const state = linkState(links, link, session)
  if (state === 'invalid') throw new ApiError('CONTENT_MEDIA_LINK_INVALID')
  if (state === 'expired') throw new ApiError('CONTENT_MEDIA_LINK_EXPIRED')
}
