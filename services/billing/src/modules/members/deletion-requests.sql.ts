import type { Db, Trx } from '../../tables.ts'

/** Saves whether an account is about to be deleted; the newest event counts, whatever order they arrive in. */
export async function saveDeletionRequest(
  trx: Trx,
  o: { memberId: string; pending: boolean; changedAt: Date },
): Promise<void> {
  const row = { pending: o.pending, changed_at: o.changedAt }
  await trx
    .insertInto('deletion_requests')
    .values({ member_id: o.memberId, ...row })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(row).where('deletion_requests.changed_at', '<', o.changedAt),
    )
    .execute()
}

export async function isDeletionPending(db: Db, memberId: string): Promise<boolean> {
  const request = await db
    .selectFrom('deletion_requests')
    .select('pending')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return request?.pending ?? false
}
