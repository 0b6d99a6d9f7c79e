import type { Kysely, Transaction } from 'kysely'
import { vi } from 'vitest'
import { countLockWaits, type QueryConnection } from './count-lock-waits.ts'

/** Resolves when `expected` sessions of this database wait for a lock. @param connection as of `countLockWaits` */
export async function waitForLockWaits(connection: QueryConnection, expected: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const waits = await countLockWaits(connection)
      if (waits !== expected) throw new Error(`${waits} sessions wait for a lock instead of ${expected}`)
    },
    { timeout: 15_000, interval: 20 },
  )
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
