import { cached } from '@hibiki/database'
import { SESSION_CHANGE_LOOKBACK_MINUTES } from './session-change-lookback.ts'
import type { PollStart, RecordedRow } from './sessions.sql.ts'

/** Half of the second within which a stolen session must be rejected everywhere. */
const MAX_AGE_MS = 500
/** Until then the last rows are used while the database fails; afterwards calls are rejected. */
const MAX_STALE_MS = 4000
/** A row is dated when it is written but visible when it is committed, so each poll overlaps with the previous one. */
const OVERLAP_MS = 30_000
/** A poll of all rows forgets old ones and finds those whose commit was too slow for the overlap. */
const FULL_LOOK_EVERY_MS = 300_000

/** Caches a small table in memory, at most half a second old; after the first poll only new rows are read. */
export function createRecentRowLookup<T>(
  find: (from: PollStart) => Promise<RecordedRow<T>[]>,
  now: () => number,
): (key: string) => Promise<T | null> {
  let known = new Map<string, T>()
  let newest: Date | undefined
  let lookedFullyAt = Number.NEGATIVE_INFINITY
  let begun = 0
  let finished = 0

  async function look(): Promise<Map<string, T>> {
    const at = now()
    const number = ++begun
    const since = at - lookedFullyAt < FULL_LOOK_EVERY_MS ? newest : undefined
    const rows = await find(
      since
        ? { after: new Date(since.getTime() - OVERLAP_MS) }
        : { minutesAgo: SESSION_CHANGE_LOOKBACK_MINUTES },
    )
    // An abandoned poll that ends late must not override a later one, but counts if there is none.
    if (number < finished) return known
    finished = number
    if (!since) {
      known = new Map()
      lookedFullyAt = at
    }
    for (const { key, value } of rows) known.set(key, value)
    newest = rows.at(-1)?.recordedAt ?? newest
    return known
  }

  const recent = cached({ load: look, ttlMs: MAX_AGE_MS, staleIfErrorMs: MAX_STALE_MS, now })
  return async (key) => (await recent()).get(key) ?? null
}
