import type { Db, Trx } from '../../tables.ts'

/** Keeps a member from ordering until a moment. */
export async function saveOrderHold(
  trx: Trx,
  { memberId, until }: { memberId: string; until: Date },
): Promise<void> {
  await trx
    .insertInto('order_holds')
    .values({ member_id: memberId, held_until: until })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ held_until: until }))
    .execute()
}

export async function hasOrderHold(db: Db, memberId: string, now: Date): Promise<boolean> {
  const hold = await db
    .selectFrom('order_holds')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('held_until', '>', now)
    .executeTakeFirst()
  return hold !== undefined
}
