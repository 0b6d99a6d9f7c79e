import type { Db, Trx } from '../../tables.ts'

/** Lists what is left of a member's credits, the oldest first. */
export async function listCredits(db: Db, memberId: string): Promise<{ id: string; remaining: number }[]> {
  return creditsOf(db, memberId).execute()
}

/** Lists and locks what is left of a member's credits, the oldest first. */
export async function lockCredits(trx: Trx, memberId: string): Promise<{ id: string; remaining: number }[]> {
  return creditsOf(trx, memberId).forUpdate().execute()
}

function creditsOf(db: Db, memberId: string) {
  return db
    .selectFrom('credits')
    .select(['id', 'remaining_yen as remaining'])
    .where('member_id', '=', memberId)
    .where('remaining_yen', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
}

export async function deductCredits(trx: Trx, used: readonly { id: string; yen: number }[]): Promise<void> {
  for (const { id, yen } of used) {
    await trx
      .updateTable('credits')
      .set((eb) => ({ remaining_yen: eb('remaining_yen', '-', yen) }))
      .where('id', '=', id)
      .execute()
  }
}
