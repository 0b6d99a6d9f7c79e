import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'

export interface ListedExport {
  id: string
  state: 'requested' | 'ready' | 'expired'
  requestedAt: Date
  readyAt: Date | null
}

/** Returns the requested export that is not ready yet, or a new one, so that two requests make one. */
export async function findOrInsertRequestedExport(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const waiting = await trx
    .selectFrom('exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  if (waiting) return { id: waiting.id, isNew: false }
  const { id } = await trx
    .insertInto('exports')
    .values({ user_id: userId, state: 'requested', requested_at: now, next_attempt_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: true }
}

export function listExports(db: Db, userId: string, limit: number): Promise<ListedExport[]> {
  return db
    .selectFrom('exports')
    .select(['id', 'state', 'requested_at as requestedAt', 'ready_at as readyAt'])
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .limit(limit)
    .execute()
}

/** Returns the sealed content of a member's own export while it may be downloaded. */
export async function findReadyExportContent(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('exports')
    .select('sealed')
    .where(sql<boolean>`id::text = ${id}`)
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.sealed ?? undefined
}

/** Claims one export that is due; if this replica dies, another one tries after `leaseUntil`. */
export function claimDueExport(
  db: Db,
  { leaseUntil, now }: { now: Date; leaseUntil: Date },
): Promise<{ id: string; userId: string; attempts: number } | undefined> {
  return db
    .updateTable('exports')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: leaseUntil })
    .where('id', '=', (query) =>
      query
        .selectFrom('exports')
        .select('id')
        .where('state', '=', 'requested')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id as userId', 'attempts'])
    .executeTakeFirst()
}

/** Returns when the oldest export that is not ready was requested; null without any. */
export async function findOldestExportRequestTime(db: Db): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('exports')
    .select((row) => row.fn.min<Date | null>('requested_at').as('oldest'))
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow()
  return oldest
}

/** Saves a finished export, and deletes the content of the member's older ones. */
export async function saveFinishedExport(
  db: Db,
  options: { id: string; userId: string; sealed: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state: 'ready', sealed: options.sealed, ready_at: options.now, expires_at: options.expiresAt })
    .where('id', '=', options.id)
    .where('state', '=', 'requested')
    .execute()
  await db
    .updateTable('exports')
    .set({ state: 'expired', sealed: null })
    .where('user_id', '=', options.userId)
    .where('state', '=', 'ready')
    .where('ready_at', '<', options.now)
    .execute()
}

export async function postponeExport(db: Db, id: string, until: Date): Promise<void> {
  await db.updateTable('exports').set({ next_attempt_at: until }).where('id', '=', id).execute()
}

/** Deletes the content of expired exports; their rows stay with the state expired. */
export async function expireExports(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state: 'expired', sealed: null })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .execute()
}
