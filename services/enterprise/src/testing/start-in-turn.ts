import { countLockWaits } from '@hibiki/test-harness'
import type { Transaction } from 'kysely'
import { expect } from 'vitest'
import type { EnterpriseTables } from '../tables.ts'
import type { EnterpriseApp } from './enterprise-app.ts'

/**
 * Starts two calls while `hold` keeps a lock, the second once the first waits for a lock, then lets them go. Returns what each came to;
 * two that lock in opposite orders deadlock here.
 */
export async function startInTurn<First, Second>(
  { database: { pool }, context: { db } }: EnterpriseApp,
  hold: (trx: Transaction<EnterpriseTables>) => Promise<unknown>,
  startFirst: () => Promise<First>,
  startSecond: () => Promise<Second>,
): Promise<[First, Second]> {
  const waiting = (calls: number) =>
    expect.poll(() => countLockWaits(pool), { timeout: 15_000, interval: 20 }).toBe(calls)
  const { started } = await db.transaction().execute(async (trx) => {
    await hold(trx)
    const first = startFirst()
    await waiting(1)
    const second = startSecond()
    await waiting(2)
    return { started: [first, second] as const }
  })
  return Promise.all(started)
}
