import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

/** Face photos and results are kept for this long without a login. */
const KEPT = sql.lit('24 months')

/** Saves when the member logged in; the newest time counts, whatever order the events arrive in. */
export async function upsertLastSeen(
  trx: Transaction<AiestheTables>,
  memberId: string,
  seenAt: Date,
): Promise<void> {
  await sql`
    insert into seen_members as known (member_id, seen_at) values (${memberId}, ${seenAt})
    on conflict (member_id) do update set seen_at = excluded.seen_at
    where known.seen_at < excluded.seen_at`.execute(trx)
}

/** Lists members who have not logged in for 24 months, those with the oldest login first. */
export async function listInactiveMemberIds(
  db: Kysely<AiestheTables>,
  now: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from seen_members where seen_at <= ${now}::timestamptz - ${KEPT}::interval
    order by seen_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether any member logged in within these 24 months; if none did, the clock is probably wrong. */
export async function hasAnyActiveMember(db: Kysely<AiestheTables>, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from seen_members where seen_at > ${now}::timestamptz - ${KEPT}::interval limit 1`.execute(db)
  return rows.length > 0
}

/** Deletes when the member last logged in. Returns false when that is less than 24 months ago. */
export async function deleteLastSeenIfInactive(
  trx: Transaction<AiestheTables>,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    delete from seen_members
    where member_id = ${memberId} and seen_at <= ${now}::timestamptz - ${KEPT}::interval
    returning member_id`.execute(trx)
  return rows.length > 0
}
