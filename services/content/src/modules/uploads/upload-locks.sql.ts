import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../../tables.ts'

type Db = Kysely<ContentTables>

/** The lock of a replica that was killed expires after this long. */
const LEASE = sql`interval '15 seconds'`

/** Takes the lock of an upload that waits for bytes. Returns `held` while another request has it, and marks the lock as wanted. */
export async function acquireUploadLock(
  db: Db,
  key: string,
  token: string,
): Promise<'taken' | 'held' | 'gone'> {
  const { numAffectedRows } = await sql`
    update uploads set lock_token = ${token}, lock_until = now() + ${LEASE}, lock_wanted = false, touched_at = now()
    where key = ${key} and state = 'waiting' and (lock_until is null or lock_until < now())`.execute(db)
  if (numAffectedRows === 1n) return 'taken'
  const told = await sql`
    update uploads set lock_wanted = true where key = ${key} and state = 'waiting'`.execute(db)
  return told.numAffectedRows === 1n ? 'held' : 'gone'
}

/**
 * Renews a lock. Returns `wanted` when another request waits for it and `lost` when it has expired. A check does not update when bytes last
 * arrived.
 */
export async function renewUploadLock(
  db: Db,
  key: string,
  token: string,
): Promise<'held' | 'wanted' | 'lost'> {
  const { rows } = await sql<{ lock_wanted: boolean }>`
    update uploads set lock_until = now() + ${LEASE},
      touched_at = case state when 'waiting' then now() else touched_at end
    where key = ${key} and lock_token = ${token} returning lock_wanted`.execute(db)
  const [row] = rows
  if (!row) return 'lost'
  return row.lock_wanted ? 'wanted' : 'held'
}

export async function releaseUploadLock(db: Db, key: string, token: string): Promise<void> {
  await sql`
    update uploads set lock_token = null, lock_until = null, lock_wanted = false, touched_at = now()
    where key = ${key} and lock_token = ${token}`.execute(db)
}
