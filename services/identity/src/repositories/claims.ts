import type { Db, Trx } from '../db/schema.ts'

export async function saveClaimsChanged(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx.updateTable('users').set({ claims_changed_at: at }).where('id', '=', userId).execute()
}

/** When a member's claims changed last; null when they never did. */
export async function findClaimsChanged(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .select('claims_changed_at as at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Whose access tokens became stale since, oldest change first. */
export async function listChangedClaims(db: Db, since: Date): Promise<{ userId: string; at: Date }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id as userId', 'claims_changed_at as at'])
    .where('claims_changed_at', '>=', since)
    .orderBy('claims_changed_at')
    .execute()
  return rows.flatMap(({ userId, at }) => (at === null ? [] : [{ userId, at }]))
}
