import type { SessionVerifierOptions } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { createRecentRowLookup } from './recent-row-lookup.ts'
import type { SessionTables } from './session-tables.ts'
import { listChangedClaims, listEndedSessions } from './sessions.sql.ts'

/**
 * Answers the queries of `createSessionVerifier` from this service's own projection: works while identity is down, and is at most half a
 * second behind what `sessionConsumers` have stored. While the database is down the last results are used for 4 s; then both functions
 * reject, and calls are rejected.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createProjectedSessionLookup<DB extends SessionTables>(
  db: Kysely<DB>,
  now: () => number = () => performance.now(),
): Pick<SessionVerifierOptions, 'endedReason' | 'claimsChangedAt'> {
  const own = db as unknown as Kysely<SessionTables>
  return {
    endedReason: createRecentRowLookup((from) => listEndedSessions(own, from), now),
    claimsChangedAt: createRecentRowLookup((from) => listChangedClaims(own, from), now),
  }
}
