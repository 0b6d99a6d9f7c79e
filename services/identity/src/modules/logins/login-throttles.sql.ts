import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'
import type { ThrottleState } from './login-backoff.rules.ts'

/**
 * Finds and locks the counter of a key. It is a single statement, so that a first attempt, a parallel one and a reset cannot
 * interleave.
 */
export function lockThrottle(trx: Trx, key: Buffer): Promise<ThrottleState> {
  return trx
    .insertInto('login_throttles')
    .values({ key, failures: 0, blocked_until: null, last_attempt_at: new Date(0) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })))
    .returning(['failures', 'blocked_until as blockedUntil', 'last_attempt_at as lastAttemptAt'])
    .executeTakeFirstOrThrow()
}

export async function saveThrottle(trx: Trx, key: Buffer, state: ThrottleState): Promise<void> {
  await trx
    .updateTable('login_throttles')
    .set({
      failures: state.failures,
      blocked_until: state.blockedUntil,
      last_attempt_at: state.lastAttemptAt,
    })
    .where('key', '=', key)
    .execute()
}

export async function resetThrottle(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('login_throttles').where('key', '=', key).execute()
}

/** Counts an attempt of an address in its fixed window and returns the count and the window's start. */
export function incrementAddressAttempts(
  db: Db,
  key: Buffer,
  now: Date,
  windowMs: number,
): Promise<{ attempts: number; startedAt: Date }> {
  const oldest = new Date(now.getTime() - windowMs)
  const isOver = sql<boolean>`login_addresses.window_started_at <= ${oldest}`
  return db
    .insertInto('login_addresses')
    .values({ key, attempts: 1, window_started_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql`case when ${isOver} then 1 else login_addresses.attempts + 1 end`,
        window_started_at: sql`case when ${isOver} then ${now} else login_addresses.window_started_at end`,
      }),
    )
    .returning(['attempts', 'window_started_at as startedAt'])
    .executeTakeFirstOrThrow()
}

/** Deletes counters that are out of date, at most `limit` of each kind. */
export async function deleteStaleCounters(db: Db, before: Date, limit: number): Promise<number> {
  const throttles = await db
    .deleteFrom('login_throttles')
    .where('key', 'in', (query) =>
      query
        .selectFrom('login_throttles')
        .select('key')
        .where('last_attempt_at', '<', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  const addresses = await db
    .deleteFrom('login_addresses')
    .where('key', 'in', (query) =>
      query
        .selectFrom('login_addresses')
        .select('key')
        .where('window_started_at', '<', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Math.max(Number(throttles.numDeletedRows), Number(addresses.numDeletedRows))
}
