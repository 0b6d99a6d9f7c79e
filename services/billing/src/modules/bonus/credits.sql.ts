import type { Trx } from '../../tables.ts'

/** Lists and locks what is left of a member's credits, the oldest first. */
export async function lockCredits(trx: Trx, memberId: string): Promise<{ id: string; remaining: number }[]> {
  return trx
    .selectFrom('credits')
    .select(['id', 'remaining_yen as remaining'])
    .where('member_id', '=', memberId)
    .where('remaining_yen', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
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
