import type { Db } from '../../tables.ts'

/** Records that the database was put back to a moment. */
export async function insertRestore(
  db: Db,
  { restoredTo, now }: { restoredTo: Date; now: Date },
): Promise<void> {
  await db.insertInto('restores').values({ restored_to: restoredTo, marked_at: now }).execute()
}

/** Lists the restores after which the payments were not compared with the provider's yet. */
export async function listOpenRestores(db: Db): Promise<{ id: string; restoredTo: Date }[]> {
  return db
    .selectFrom('restores')
    .select(['id', 'restored_to as restoredTo'])
    .where('reconciled_at', 'is', null)
    .execute()
}

/**
 * Returns whether payments have still to be compared with the provider's: until then nothing is charged, and no payment counts as
 * missing.
 */
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
