import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { countLockWaits, type QueryConnection } from './count-lock-waits.ts'

const TIMEOUT_MS = 15_000
const POLL_MS = 20

/** Resolves when `expected` sessions of this database wait for a lock. @param connection as of `countLockWaits` */
export async function waitForLockWaits(connection: QueryConnection, expected: number): Promise<void> {
  const deadlineMs = performance.now() + TIMEOUT_MS
  for (;;) {
    const waits = await countLockWaits(connection)
    if (waits === expected) return
    if (performance.now() > deadlineMs)
      throw new Error(`${waits} sessions wait for a lock instead of ${expected}`)
    await sleep(POLL_MS)
  }
}

/**
 * Starts two calls while a transaction of the test holds a lock that both need, the second once the first waits for it, then releases it.
 * Returns both outcomes; calls that lock in opposite orders deadlock here.
 *
 * @param lock takes the lock: a row `for update`, an advisory lock
 */
export async function startWhileLocked<DB, First, Second>(
  { db, pool }: { db: Kysely<DB>; pool: QueryConnection },
  lock: (trx: Transaction<DB>) => Promise<unknown>,
  startFirst: () => Promise<First>,
  startSecond: () => Promise<Second>,
): Promise<[First, Second]> {
  const started = await db.transaction().execute(async (trx) => {
    await lock(trx)
    const first = startFirst()
    await waitForLockWaits(pool, 1)
    const second = startSecond()
    await waitForLockWaits(pool, 2)
    return [first, second] as const
  })
  return Promise.all(started)
}
