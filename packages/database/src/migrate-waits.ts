import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Database, surviveLostConnections } from './open-database.ts'

/** How long a look may take to connect, and then to be answered. */
const LOOK_TIMEOUT_MS = 1_000

/** Remembers what a connection of this database waited for last, and for whom: Postgres does not say so when it gives up. */
export interface LockWaits {
  /** Looks on while `work` runs on the connection `pid`. */
  during<T>(pid: number, work: () => Promise<T>): Promise<T>
  /**
   * Such as `AccessExclusiveLock on notes, held by pid 4711 (content, idle in transaction)`: the last wait that was seen, which
   * may be one during earlier work.
   */
  last(): Promise<string | undefined>
  /** Once no work is left. */
  close(): Promise<void>
}

/** @param o.everyMs how often to look; a wait shorter than this may go unseen */
export function watchLockWaits<DB>(o: { database: Database<DB>; everyMs: number }): LockWaits {
  // A connection of its own, made when there is something to look at: the database's pool may have no second one.
  const pool = new pg.Pool({
    ...o.database.pool.options,
    max: 1,
    connectionTimeoutMillis: LOOK_TIMEOUT_MS,
    query_timeout: LOOK_TIMEOUT_MS,
  })
  surviveLostConnections(pool)
  let last: string | undefined
  let looking: Promise<void> | undefined

  async function lookOn(pid: number, ended: AbortSignal): Promise<void> {
    for (;;) {
      await sleep(o.everyMs, undefined, { signal: ended }).catch(() => {})
      if (ended.aborted) return
      looking = look(pid)
      await looking
    }
  }

  async function look(pid: number): Promise<void> {
    // Nothing depends on it but the words of an error.
    const found = await pool.query<{ wait: string }>(waits, [pid]).catch(() => undefined)
    last = found?.rows[0]?.wait ?? last
  }

  return {
    async during(pid, work) {
      const ended = new AbortController()
      void lookOn(pid, ended.signal)
      try {
        return await work()
      } finally {
        // A look under way is not waited for: all that the work has locked would stay locked meanwhile.
        ended.abort()
      }
    },
    async last() {
      await looking
      return last
    },
    async close() {
      await looking
      await pool.end()
    },
  }
}

/** A lock on a row is waited for as the end of the transaction that changed it; then there is no table to name. */
const waits = `
  SELECT format('%s on %s, held by %s', mode, coalesce(relation::regclass::text, 'a ' || locktype), coalesce(holders, 'nobody any more')) AS wait
    FROM pg_locks, LATERAL (
      SELECT string_agg(format('pid %s (%s, %s)', pid, coalesce(nullif(application_name, ''), usename, '?'), coalesce(state, '?')), ', ') AS holders
        FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids(pg_locks.pid))) AS held
   WHERE pg_locks.pid = $1 AND NOT granted LIMIT 1`
