import { sql } from 'kysely'
import { expect } from 'vitest'
import type { AiestheApp } from './aiesthe-app.ts'

/** Waits until somebody waits for the lock of a member that a test holds: from then on what the test does comes first. */
export async function untilLockIsAwaited({ database }: AiestheApp): Promise<void> {
  const waiting = async () => {
    const query = sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    return (await query.execute(database.db)).rows.length
  }
  await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toBe(1)
}
