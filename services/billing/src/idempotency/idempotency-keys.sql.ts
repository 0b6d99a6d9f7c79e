import { sql } from 'kysely'
import type { Db, StoredResponse } from '../tables.ts'

interface KeyRow {
  memberId: string
  key: string
  hash: string
}

/**
 * A process that has not renewed its lease for so long is taken for dead, and who repeats the request takes over. By the database's
 * clock, which all copies share.
 */
const LEASE_SECONDS = 10
/** How often whoever works on a request renews. */
export const RENEW_LEASE_EVERY_MS = 3000

/** True for exactly one of those who ask at the same moment; again when that one died. */
export async function claimKey(db: Db, row: KeyRow): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as k (member_id, key, request_hash, leased_until)
    values (${row.memberId}, ${row.key}, ${row.hash}, now() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (member_id, key) do update set leased_until = excluded.leased_until
      where k.response is null and k.leased_until < now() and k.request_hash = excluded.request_hash
    returning 1`.execute(db)
  return rows.length > 0
}

/** Still at work on it. */
export async function renewLease(db: Db, row: KeyRow): Promise<void> {
  await sql`
    update idempotency_keys set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where member_id = ${row.memberId} and key = ${row.key} and response is null`.execute(db)
}

export async function findKey(
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

export async function saveResponse(db: Db, row: KeyRow, response: StoredResponse): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(response), leased_until: null })
    .where('member_id', '=', row.memberId)
    .where('key', '=', row.key)
    .execute()
}

/** Without a response to store, the same request may be tried again at once; another one never has this key. */
export async function releaseKey(db: Db, row: KeyRow): Promise<void> {
  await sql`
    update idempotency_keys set leased_until = '-infinity'
    where member_id = ${row.memberId} and key = ${row.key} and response is null`.execute(db)
}

/**
 * Keys are stored for less than a day: a response may name somebody else than the member who asked, and nothing may name who has been
 * deleted a day ago.
 */
export async function deleteOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '23 hours'`.execute(db)
}
