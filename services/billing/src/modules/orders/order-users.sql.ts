import type { Db, Trx } from '../../tables.ts'
import type { PlanFamily } from './order.rules.ts'

const undecidedIndex = 'order_users_undecided'

/** For whom an order is; `undecided` until its payment or the check of its card is clear. */
export async function insertOrderUsers(
  trx: Trx,
  o: { orderId: string; userIds: readonly string[]; family: PlanFamily; undecided: boolean },
): Promise<void> {
  const { orderId, userIds, family, undecided } = o
  await trx
    .insertInto('order_users')
    .values(userIds.map((userId) => ({ order_id: orderId, user_id: userId, family, undecided })))
    .execute()
}

/** The order is decided, whatever its outcome. */
export async function decideOrderUsers(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('order_users')
    .set({ undecided: false })
    .where('order_id', '=', orderId)
    .where('undecided', '=', true)
    .execute()
}

/** Whether an order for one of these users is undecided; `exceptOrderId` is the order that asks. */
export async function isAnyUndecided(
  db: Db,
  o: { userIds: readonly string[]; family: PlanFamily; exceptOrderId?: string | undefined },
): Promise<boolean> {
  let query = db
    .selectFrom('order_users')
    .select('order_id')
    .where('user_id', 'in', [...o.userIds])
    .where('family', '=', o.family)
    .where('undecided', '=', true)
  if (o.exceptOrderId !== undefined) query = query.where('order_id', '<>', o.exceptOrderId)
  return (await query.executeTakeFirst()) !== undefined
}

export async function hasUndecidedOrder(
  db: Db,
  { userId, family }: { userId: string | null; family: PlanFamily },
): Promise<boolean> {
  return userId !== null && isAnyUndecided(db, { userIds: [userId], family })
}

/** Whether an insert failed because an order of one of its users is undecided. */
export function isUndecidedConflict(error: unknown): boolean {
  return (error as { constraint?: unknown }).constraint === undecidedIndex
}
