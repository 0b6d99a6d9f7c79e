import type { Db, Trx } from '../../tables.ts'

/** Saves whether an account's deletion is pending; the newest event counts, whatever order they arrive in. */
export async function saveDeletionRequest(
  trx: Trx,
  { pending, changedAt, memberId }: { memberId: string; pending: boolean; changedAt: Date },
): Promise<void> {
  const row = { pending, changed_at: changedAt }
  await trx
    .insertInto('deletion_requests')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(row).where('deletion_requests.changed_at', '<', changedAt),
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
