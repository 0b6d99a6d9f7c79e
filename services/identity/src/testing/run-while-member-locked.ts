import { waitForLockWaits } from '@hibiki/test-harness'
import type { Trx } from '../db/identity-tables.ts'
import { lockUser } from '../modules/accounts/users.sql.ts'
import type { TestIdentity } from './test-identity.ts'

/**
 * Locks a member's row while `act` starts calls, and waits with it until `waitFor(n)` of them wait for the lock. `change` is done
 * under the lock, and commits when `act` is done.
 */
export async function runWhileMemberLocked<T>(
  { database: { db, pool } }: TestIdentity,
  userId: string,
  change: (trx: Trx) => Promise<unknown>,
  act: (waitFor: (calls: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  const trx = await db.startTransaction().execute()
  try {
    await lockUser(trx, userId)
    await change(trx)
    const result = await act((calls) => waitForLockWaits(pool, calls))
    await trx.commit().execute()
    return result
  } catch (error) {
    await trx.rollback().execute()
    throw error
  }
}
