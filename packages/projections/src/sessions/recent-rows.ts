import { cached } from '@hibiki/database'
import { REMEMBERED_MINUTES } from './lifetimes.ts'
import type { From, Recorded } from './sessions.sql.ts'

/** Half of the second within which a stolen session must be refused everywhere. */
const MAX_AGE_MS = 500
/** Until then a failing database does not stop listening; afterwards calls are refused rather than trusted. */
const MAX_STALE_MS = 4000
/** A row is dated when it is written but seen when it is committed, so each look goes back a little. */
const OVERLAP_MS = 30_000
/** A look at everything forgets old rows and finds what the slowest commit left out. */
const FULL_LOOK_EVERY_MS = 300_000

/** A small table in memory, at most half a second old; after the first look only what is new is read. */
export function createRecentRows<T>(
  find: (from: From) => Promise<Recorded<T>[]>,
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
      since ? { after: new Date(since.getTime() - OVERLAP_MS) } : { minutesAgo: REMEMBERED_MINUTES },
    )
    // One that was given up and ends late must not undo what a later one has seen, but counts while none has.
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
