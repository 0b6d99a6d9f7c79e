import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'

export async function saveClaimsChangedAt(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx.updateTable('users').set({ claims_changed_at: at }).where('id', '=', userId).execute()
}

/** Returns when a member's claims changed last; null when they never did. */
export async function findClaimsChangedAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .select('claims_changed_at as at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Lists members whose access tokens became stale since, oldest change first; `after` is the last one of the page before. */
export async function listMembersWithChangedClaims(
  db: Db,
  { since, after, limit }: { since: Date; after: { at: Date; id: string } | null; limit: number },
): Promise<{ userId: string; at: Date }[]> {
  let query = db
    .selectFrom('users')
    .select(['id as userId', 'claims_changed_at as at'])
    .where('claims_changed_at', '>=', since)
  if (after) query = query.where(sql<boolean>`(claims_changed_at, id) > (${after.at}, ${after.id})`)
  const rows = await query.orderBy('claims_changed_at').orderBy('id').limit(limit).execute()
  return rows.flatMap(({ userId, at }) => (at === null ? [] : [{ userId, at }]))
}
