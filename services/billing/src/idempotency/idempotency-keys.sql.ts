import { sql } from 'kysely'
import type { Db, StoredResponse } from '../tables.ts'

interface KeyRow {
  memberId: string
  key: string
  hash: string
}

/**
 * A process that has not renewed its lease for this long is taken for dead, and a repeated request takes
 * over. The database's clock decides, because all replicas share it.
 */
const LEASE_SECONDS = 10
/** The process that executes a request renews its lease this often. */
export const LEASE_RENEWAL_INTERVAL_MS = 3000

/** Returns true for exactly one of several concurrent callers, and for another one once the first has died. */
export async function claimIdempotencyKey(db: Db, row: KeyRow): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as k (member_id, key, request_hash, leased_until)
    values (${row.memberId}, ${row.key}, ${row.hash}, now() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (member_id, key) do update set leased_until = excluded.leased_until
      where k.response is null and k.leased_until < now() and k.request_hash = excluded.request_hash
    returning 1`.execute(db)
  return rows.length > 0
}

/** The request is still being executed. */
export async function renewIdempotencyKeyLease(db: Db, row: KeyRow): Promise<void> {
  await sql`
    update idempotency_keys set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where member_id = ${row.memberId} and key = ${row.key} and response is null`.execute(db)
}

export async function findIdempotencyKey(
  db: Db,
  row: KeyRow,
): Promise<{ hash: string; response: StoredResponse | null } | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash as hash', 'response'])
    .where('member_id', '=', row.memberId)
    .where('key', '=', row.key)
    .executeTakeFirst()
}

export async function saveIdempotentResponse(db: Db, row: KeyRow, response: StoredResponse): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(response), leased_until: null })
    .where('member_id', '=', row.memberId)
    .where('key', '=', row.key)
    .execute()
}

/** Without a stored response the same request may be retried at once; another request can never use this key. */
export async function releaseIdempotencyKey(db: Db, row: KeyRow): Promise<void> {
  await sql`
    update idempotency_keys set leased_until = '-infinity'
    where member_id = ${row.memberId} and key = ${row.key} and response is null`.execute(db)
}

/**
 * Keys are stored for less than a day, because a response may name another member than the caller, and a
 * deleted member must not be named anywhere a day later.
 */
export async function deleteOldIdempotencyKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '23 hours'`.execute(db)
}
