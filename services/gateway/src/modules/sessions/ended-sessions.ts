import { createInternalCallHeaders } from '@hibiki/http'
import type { Logger } from 'pino'
import { request } from 'undici'

export interface EndedSessions {
  /** Returns why the session ended, or null while no end is known. */
  findEndReason(sessionId: string): string | null
  /** Returns when the member's roles, authorities or agency changed last (ms since 1970), or null while no change is known. */
  claimsChangedAt(userId: string): number | null
  /** Whether identity has responded; before that a revoked session cannot be distinguished from a living one. */
  readonly loaded: boolean
  stop(): void
}

interface Feed {
  now: string
  sessions: { sessionId: string; reason: string; endedAt: string }[]
  /** An older identity does not send it during a rolling update. */
  changed?: { userId: string; at: string }[]
  /** Parameters that request the next page; null on the last one. */
  next?: Record<string, string> | null
}

/** This is half of the second within which a stolen session must be rejected everywhere. */
const POLL_MS = 500
const RESPONSE_TIMEOUT_MS = 900
/** This is longer than an access token lives (35 min), after which an ended session needs no entry. */
const CACHE_TTL_MS = 40 * 60_000
/** Includes ends and changes whose transactions committed while identity made its last response. */
const OVERLAP_MS = 5000

/**
 * Polls identity's list of ended sessions and of members whose claims changed, so that both take effect at the gateway within 5 s,
 * in practice within one second. While identity cannot be reached, the last known list stays in use.
 */
export function pollEndedSessions(options: {
  identityUrls: readonly string[]
  /** Keys that sign calls between services; the first signs, all verify. */
  internalKeys: readonly string[]
  log: Logger
}): EndedSessions {
  const { identityUrls, internalKeys, log } = options
  const ended = new Map<string, { reason: string; endedAt: number }>()
  const changed = new Map<string, number>()
  let since = new Date(Date.now() - CACHE_TTL_MS)
  let loaded = false
  let lost = false
  let turn = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function ask(after: Record<string, string>): Promise<Feed> {
    const url = new URL('/internal/ended-sessions', identityUrls[turn % identityUrls.length])
    for (const [name, value] of Object.entries({ since: since.toISOString(), ...after })) {
      url.searchParams.set(name, value)
    }
    const response = await request(url, {
      headers: signatureOf(url),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    const feed = (await response.body.json()) as Feed
    if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`)
    for (const { sessionId, reason, endedAt } of feed.sessions) {
      ended.set(sessionId, { reason, endedAt: Date.parse(endedAt) })
    }
    for (const { userId, at } of feed.changed ?? []) changed.set(userId, Date.parse(at))
    return feed
  }

  function signatureOf({ pathname, search }: URL): Record<string, string> {
    return createInternalCallHeaders(
      internalKeys,
      { method: 'GET', path: `${pathname}${search}` },
      new Date(),
    )
  }

  async function poll(): Promise<void> {
    try {
      const { now, next } = await ask({})
      for (let after = next; after && !stopped; ) after = (await ask(after)).next
      // The next poll starts from the time of the first page, so that ends during the other pages are requested again.
      since = new Date(Date.parse(now) - OVERLAP_MS)
      evictBefore(Date.parse(now) - CACHE_TTL_MS)
      if (lost) log.info('ended sessions: identity answers again')
      lost = false
      loaded = true
    } catch (error) {
      turn++
      if (!lost && !stopped) {
        log.warn({ error: (error as Error).message }, 'ended sessions: identity does not answer')
      }
      lost = true
    }
    if (!stopped) timer = setTimeout(poll, POLL_MS)
  }

  function evictBefore(time: number): void {
    for (const [id, { endedAt }] of ended) if (endedAt < time) ended.delete(id)
    for (const [id, at] of changed) if (at < time) changed.delete(id)
  }

  void poll()
  return {
    findEndReason: (sessionId) => ended.get(sessionId)?.reason ?? null,
    claimsChangedAt: (userId) => changed.get(userId) ?? null,
    get loaded() {
      return loaded
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
