import { lockMember } from '@hibiki/projections'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ChartsApp } from './charts-app.ts'

/** Waits until this many calls wait for the lock of a member that the test holds. */
export async function untilLockIsAwaited({ database: { db } }: ChartsApp, calls: number): Promise<void> {
  const waiting = async () => {
    const query = sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    return (await query.execute(db)).rows.length
  }
  await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toBe(calls)
}

/**
 * Starts two calls that lock the same member, the second while the first waits for the lock, then lets them go. Returns what each came to;
 * two that lock in opposite orders deadlock here.
 */
export async function startInTurn<First, Second>(
  charts: ChartsApp,
  memberId: string,
  startFirst: () => Promise<First>,
  startSecond: () => Promise<Second>,
): Promise<[First, Second]> {
  const started = await charts.database.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    const first = startFirst()
    await untilLockIsAwaited(charts, 1)
    const second = startSecond()
    await untilLockIsAwaited(charts, 2)
    return [first, second] as const
  })
  return Promise.all(started)
}
