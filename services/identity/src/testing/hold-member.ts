import { countLockWaits } from '@hibiki/test-harness'
import { vi } from 'vitest'
import type { Trx } from '../db/schema.ts'
import type { TestIdentity } from './test-identity.ts'

/**
 * Holds the lock on a member's row while `act` starts calls, and waits with it until `waitFor(n)` of them wait for the lock. `change`
 * is done under the lock; it commits when `act` is done.
 */
export async function whileMemberIsHeld<T>(
  { database: { db, pool } }: TestIdentity,
  userId: string,
  change: (trx: Trx) => Promise<unknown>,
  act: (waitFor: (calls: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  const trx = await db.startTransaction().execute()
  try {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    await change(trx)
    const result = await act((calls) =>
      vi.waitFor(
        async () => {
          const waits = await countLockWaits(pool)
          if (waits !== calls) throw new Error(`${waits} calls wait instead of ${calls}`)
        },
        { timeout: 15_000, interval: 20 },
      ),
    )
    await trx.commit().execute()
    return result
  } catch (error) {
    await trx.rollback().execute()
    throw error
  }
}

/**
 * Starts two calls that lock the same member, the second while the first waits for the lock, then lets them go. Returns what each came to;
 * two that lock in opposite orders deadlock here.
 */
export async function startInTurn<First, Second>(
  identity: TestIdentity,
  userId: string,
  startFirst: () => Promise<First>,
  startSecond: () => Promise<Second>,
): Promise<[First, Second]> {
  const { started } = await whileMemberIsHeld(
    identity,
    userId,
    async () => {},
    async (waitFor) => {
      const first = startFirst()
      await waitFor(1)
      const second = startSecond()
      await waitFor(2)
      return { started: [first, second] as const }
    },
  )
  return Promise.all(started)
}
