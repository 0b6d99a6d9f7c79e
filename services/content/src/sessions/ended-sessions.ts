import type { Kysely } from 'kysely'
import type { ContentTables } from '../db/schema.ts'
import { createFresh } from '../fresh.ts'
import { findEndedSessions } from '../repositories/ended-sessions.ts'

/** Longer than an access token lives (35 min, D-020): after that its expiry refuses it. */
export const REMEMBERED_MINUTES = 40
const MAX_AGE_MS = 1000
/** Until then a failing database does not stop listening; afterwards calls are refused rather than trusted (R17, R23). */
const MAX_STALE_MS = 4000

/** Why a session ended, from this service's own projection, at most a second old: works while identity is down. */
export function createEndedSessions(
  db: Kysely<ContentTables>,
): (sessionId: string) => Promise<string | null> {
  const recent = createFresh({
    load: () => findEndedSessions(db, REMEMBERED_MINUTES),
    maxAgeMs: MAX_AGE_MS,
    maxStaleMs: MAX_STALE_MS,
  })
  return async (sessionId) => (await recent()).get(sessionId) ?? null
}
