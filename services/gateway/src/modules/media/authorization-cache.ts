import type { MediaFile, MediaLinkVerdict } from '@hibiki/media-storage'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../sessions/caller.ts'

/** A file that content allowed a caller to read within the last two seconds. */
export interface CachedAuthorization {
  file: MediaFile
  /** Milliseconds from now until the link expires. */
  expiresInMs: number
}

export interface AuthorizationCache {
  /** Returns content's authorization of this link (path and query) for this caller, while it is fresh and the link works. */
  find(caller: Caller, link: string): CachedAuthorization | null
  /** @param askedAt when the call to content began, by the same clock: what content knew may be as old as that */
  save(caller: Caller, link: string, authorization: MediaLinkVerdict, askedAt: number): void
  /** Removes the authorization of a link that content no longer allows. */
  delete(caller: Caller, link: string): void
  readonly size: number
}

/**
 * Content's rows are at most 2.5 s old, so a withdrawal takes effect within 4.5 s, and 5 s are promised. An ended session takes
 * effect sooner, because the caller is verified on every request.
 */
const TTL_MS = 2000
const MAX_ENTRIES = 5000

/**
 * Creates a cache of content's authorizations by session and link, so that the successive ranges of one player need one call to
 * content in two seconds.
 *
 * @param clock milliseconds of a clock that never goes back
 */
export function createAuthorizationCache(clock: () => number = () => performance.now()): AuthorizationCache {
  const authorizations = new LRUCache<string, { file: MediaFile; expiresAt: number }>({
    max: MAX_ENTRIES,
    ttlResolution: 0,
    perf: { now: clock },
  })

  return {
    find(caller, link) {
      const key = keyOf(caller, link)
      const found = key === null ? undefined : authorizations.get(key)
      return found ? { file: found.file, expiresInMs: found.expiresAt - clock() } : null
    },
    save(caller, link, { file, expiresInMs }, askedAt) {
      const key = keyOf(caller, link)
      if (key === null) return
      // lru-cache still returns an entry in the last millisecond of its time to live.
      const ttl = Math.min(TTL_MS, expiresInMs) - 1
      if (ttl > 0)
        authorizations.set(key, { file, expiresAt: askedAt + expiresInMs }, { ttl, start: askedAt })
    },
    delete(caller, link) {
      const key = keyOf(caller, link)
      if (key !== null) authorizations.delete(key)
    },
    get size() {
      return authorizations.size
    },
  }
}

/** Returns null for an unverified caller, whom only content can identify. */
function keyOf({ sessionId, isUnverified }: Caller, link: string): string | null {
  return isUnverified ? null : `${sessionId ?? ''} ${link}`
}
