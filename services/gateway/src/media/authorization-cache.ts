import type { MediaFile, MediaVerdict } from '@hibiki/media-storage'
import type { Caller } from '../sessions/caller.ts'

/** What content allowed a moment ago. */
export interface CachedAuthorization {
  file: MediaFile
  /** Until the link expires, as of now. */
  expiresInMs: number
}

export interface AuthorizationCache {
  /** Content's verdict on this link (path and query) for this caller, while it is fresh and the link works. */
  find(caller: Caller, link: string): CachedAuthorization | null
  /** `askedAt`: when content was asked, by the same clock; what it knew may be as old as that. */
  keep(caller: Caller, link: string, verdict: MediaVerdict, askedAt: number): void
  /** Content says otherwise now. */
  forget(caller: Caller, link: string): void
  readonly size: number
}

/**
 * Content's rows are at most 2.5 s old, so a withdrawal acts within 4.5 s (R28: 5 s). Ends of sessions do not wait for this: who
 * calls is verified on every request.
 */
const KEPT_MS = 2000
const MAX_KEPT = 5000

/**
 * Verdicts of content on media links, kept by session and link: the ranges that a player asks for one after the other need one
 * question to content in two seconds. `clock`: milliseconds of a clock that never goes back.
 */
export function createAuthorizationCache(clock: () => number = () => performance.now()): AuthorizationCache {
  const kept = new Map<string, { file: MediaFile; until: number; expiresAt: number }>()

  return {
    find(caller, link) {
      const key = keyOf(caller, link)
      const found = key === null ? undefined : kept.get(key)
      if (key === null || !found) return null
      const now = clock()
      if (now < found.until) return { file: found.file, expiresInMs: found.expiresAt - now }
      kept.delete(key)
      return null
    },
    keep(caller, link, { file, expiresInMs }, askedAt) {
      const key = keyOf(caller, link)
      if (key === null) return
      kept.delete(key)
      if (kept.size >= MAX_KEPT) evictOldest()
      const expiresAt = askedAt + expiresInMs
      kept.set(key, { file, expiresAt, until: Math.min(askedAt + KEPT_MS, expiresAt) })
    },
    forget(caller, link) {
      const key = keyOf(caller, link)
      if (key !== null) kept.delete(key)
    },
    get size() {
      return kept.size
    },
  }

  function evictOldest(): void {
    const oldest = kept.keys().next()
    if (!oldest.done) kept.delete(oldest.value)
  }
}

/** Null where only content can tell whose the call is. */
function keyOf({ sessionId, isUnverified }: Caller, link: string): string | null {
  return isUnverified ? null : `${sessionId ?? ''} ${link}`
}
