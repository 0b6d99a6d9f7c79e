import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SandboxDb } from '../store/sandbox-tables.ts'
import { type CallFault, type Fault, isWebhookFault, matchesPattern, type WebhookFault } from './fault.ts'

export async function insertFaults(db: SandboxDb, faults: readonly Fault[]): Promise<void> {
  for (const fault of faults) {
    const rule = sql<unknown>`${JSON.stringify(fault)}::jsonb`
    await db
      .insertInto('faults')
      .values({ rule, remaining: fault.times ?? 1 })
      .execute()
  }
}

export async function deleteAllFaults(db: SandboxDb): Promise<void> {
  await db.deleteFrom('faults').execute()
}

export async function hasRemainingFaults(db: SandboxDb): Promise<boolean> {
  const left = await db.selectFrom('faults').select('id').where('remaining', '>', 0).limit(1).execute()
  return left.length > 0
}

/** Returns the first fault that applies to this call, and counts it as used; undefined if there is none. */
export async function claimCallFault(
  db: SandboxDb,
  call: { method: string; path: string },
): Promise<CallFault | undefined> {
  return take<CallFault>(
    db,
    (fault): fault is CallFault =>
      !isWebhookFault(fault) &&
      matchesPattern(fault.method, call.method) &&
      matchesPattern(fault.path, call.path),
  )
}

/** Does the same for an event on its way to one webhook. */
export async function claimWebhookFault(db: SandboxDb, type: string): Promise<WebhookFault | undefined> {
  return take<WebhookFault>(
    db,
    (fault): fault is WebhookFault => isWebhookFault(fault) && matchesPattern(fault.type, type),
  )
}

async function take<F extends Fault>(
  db: SandboxDb,
  wanted: (fault: Fault) => fault is F,
): Promise<F | undefined> {
  const rows = await db
    .selectFrom('faults')
    .selectAll()
    .where('remaining', '>', 0)
    .orderBy('id')
    .limit(1000)
    .execute()
  for (const row of rows) {
    const fault = row.rule as Fault
    if (!wanted(fault)) continue
    if ((fault.probability ?? 1) < 1 && (await drawRandomNumber(db)) >= (fault.probability ?? 1)) continue
    const taken = await db
      .updateTable('faults')
      .set({ remaining: sql<number>`remaining - 1` })
      .where('id', '=', row.id)
      .where('remaining', '>', 0)
      .returning('id')
      .executeTakeFirst()
    if (taken) return fault
  }
  return undefined
}

/** Restarts the random numbers with this seed. */
export async function saveRandomSeed(db: SandboxDb, seed: string): Promise<void> {
  const value = sql<unknown>`${JSON.stringify({ seed, drawn: 0 })}::jsonb`
  await db
    .insertInto('settings')
    .values({ name: 'chance', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Returns the next random number, at least 0 and below 1. The count is stored, so a restart continues the sequence. */
export async function drawRandomNumber(db: SandboxDb): Promise<number> {
  const { value } = await db
    .insertInto('settings')
    .values({ name: 'chance', value: sql<unknown>`'{"seed": "hibiki", "drawn": 1}'::jsonb` })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value: sql<unknown>`jsonb_set(settings.value, '{drawn}', to_jsonb((settings.value->>'drawn')::int + 1))`,
      }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  const { seed, drawn } = value as { seed: string; drawn: number }
  return createHash('sha256').update(`${seed}:${drawn}`).digest().readUInt32BE() / 2 ** 32
}
