import { sql } from 'kysely'
import type { SandboxDb } from './store/sandbox-tables.ts'

export interface SandboxClock {
  now(): Date
  moveTo(now: Date): Promise<void>
}

/** Opens the sandbox's own clock, which continues from wherever it was moved to, even after a restart. */
export async function openSandboxClock(db: SandboxDb): Promise<SandboxClock> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'clock').executeTakeFirst()
  let { offsetMs } = (row?.value ?? { offsetMs: 0 }) as { offsetMs: number }
  return {
    now: () => new Date(Date.now() + offsetMs),
    async moveTo(now) {
      offsetMs = now.getTime() - Date.now()
      const value = sql<unknown>`${JSON.stringify({ offsetMs })}::jsonb`
      await db
        .insertInto('settings')
        .values({ name: 'clock', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
  }
}
