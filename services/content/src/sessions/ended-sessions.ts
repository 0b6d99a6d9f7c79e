import type { Kysely } from 'kysely'
import type { ContentTables } from '../db/schema.ts'
import { createFresh } from '../fresh.ts'
import { findEndedSessions } from '../repositories/ended-sessions.ts'

/** Longer than an access token lives (35 min, D-020): after that its expiry refuses it. */
export const REMEMBERED_MINUTES = 40
const MAX_AGE_MS = 1000
/** Until then a failing database does not stop listening; afterwards calls are refused rather than trusted (R17, R23). */
const MAX_STALE_MS = 4000
/** An end is dated when it is written but seen when it is committed, so each look goes back a little. */
const OVERLAP_MS = 30_000
/** A look at everything forgets old ends and finds what the slowest commit left out. */
const FULL_LOOK_EVERY_MS = 300_000

/** Why a session ended, from this service's own projection, at most a second old: works while identity is down. */
export function createEndedSessions(
  db: Kysely<ContentTables>,
  now: () => number = () => performance.now(),
): (sessionId: string) => Promise<string | null> {
  let known = new Map<string, string>()
  let newest: Date | undefined
  let lookedFullyAt = Number.NEGATIVE_INFINITY

  async function look(): Promise<Map<string, string>> {
    const at = now()
    const since = at - lookedFullyAt < FULL_LOOK_EVERY_MS ? newest : undefined
    const from = since
      ? { after: new Date(since.getTime() - OVERLAP_MS) }
      : { minutesAgo: REMEMBERED_MINUTES }
    const ends = await findEndedSessions(db, from)
    if (!since) {
      known = new Map()
      lookedFullyAt = at
    }
    for (const { sessionId, reason } of ends) known.set(sessionId, reason)
    newest = ends.at(-1)?.recordedAt ?? newest
    return known
  }

  const recent = createFresh({ load: look, maxAgeMs: MAX_AGE_MS, maxStaleMs: MAX_STALE_MS, now })
  return async (sessionId) => (await recent()).get(sessionId) ?? null
}
