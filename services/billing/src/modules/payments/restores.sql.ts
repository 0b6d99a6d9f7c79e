import type { Db } from '../../tables.ts'

/** Says that the database was put back to a moment. */
export async function insertRestore(
  db: Db,
  { restoredTo, now }: { restoredTo: Date; now: Date },
): Promise<void> {
  await db.insertInto('restores').values({ restored_to: restoredTo, marked_at: now }).execute()
}

/** The restores after which the payments are still to be compared with the provider's. */
export async function listOpenRestores(db: Db): Promise<{ id: string; restoredTo: Date }[]> {
  return db
    .selectFrom('restores')
    .select(['id', 'restored_to as restoredTo'])
    .where('reconciled_at', 'is', null)
    .execute()
}

/** Whether the payments are still to be compared with the provider's: nothing is charged before, and no payment counts as missing. */
export async function isReconciliationDue(db: Db): Promise<boolean> {
  const restore = await db
    .selectFrom('restores')
    .select('id')
    .where('reconciled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return restore !== undefined
}

export async function finishRestores(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('restores')
    .set({ reconciled_at: now })
    .where('id', 'in', [...ids])
    .execute()
}
