import { sql } from 'kysely'
import type { Db, OrderState, Trx } from '../../tables.ts'
import type { PeriodMonths } from '../contracts/billing-period.rules.ts'
import type { PlanChange } from './plan-change.rules.ts'
import type { PlanFamily } from './purchase.rules.ts'

/** What a member confirmed, and the progress of the order. */
export interface Order {
  id: string
  state: OrderState
  failureCode: string | null
  cardId: string | null
  planChanges: PlanChange[]
}

const columns = [
  'id',
  'state',
  'failure_code as failureCode',
  'card_id as cardId',
  'plan_changes as planChanges',
] as const

export async function findOrderByKey(
  db: Db,
  { memberId, requestKey }: { memberId: string; requestKey: string },
): Promise<Order | null> {
  const order = await db
    .selectFrom('orders')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return order ?? null
}

export async function insertOrder(
  db: Db,
  options: {
    memberId: string
    requestKey: string
    productId: string
    periodMonths: PeriodMonths
    cardId: string | null
    state: OrderState
    amount: number
    planChanges: readonly PlanChange[]
    confirmed: object
    now: Date
  },
): Promise<string> {
  const { id } = await db
    .insertInto('orders')
    .values({
      member_id: options.memberId,
      request_key: options.requestKey,
      product_id: options.productId,
      period_months: options.periodMonths,
      card_id: options.cardId,
      state: options.state,
      amount_yen: options.amount,
      plan_changes: JSON.stringify(options.planChanges),
      confirmed: JSON.stringify(options.confirmed),
      ordered_at: options.now,
      settled_at: options.state === 'done' ? options.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks an order, so that it is settled once. */
export async function lockOrder(trx: Trx, id: string): Promise<Order> {
  return trx.selectFrom('orders').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function saveOrderState(
  db: Db,
  id: string,
  { state, failureCode, now }: { state: OrderState; failureCode?: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ state, failure_code: failureCode ?? null, settled_at: now })
    .where('id', '=', id)
    .execute()
  if (state === 'done' || state === 'failed') await setOrderDecided(db, id)
}

/**
 * Frees the key of an order that failed and whose reason may be gone: the same request is a new order from now on. The stored key
 * contains a space, which a client's key never does.
 */
export async function releaseOrderRequestKey(db: Db, id: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ request_key: `released ${id}` })
    .where('id', '=', id)
    .execute()
}

/** Lists rental orders whose card check has had no outcome since then. */
export async function listAbandonedRentalOrderIds(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'verifying')
    .where('ordered_at', '<=', before)
    .orderBy('ordered_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Returns whether the effect of an order still holds: its contracts go on, or its change of plan stands. */
export async function isOrderInEffect(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from contracts c join orders o on o.id = ${orderId}
    where (c.order_id = o.id or c.id::text in (select change ->> 'contractId' from jsonb_array_elements(o.plan_changes) change))
      and o.product_id in (c.product_id, c.next_product_id)
      and (o.period_months is null or o.period_months in (c.period_months, c.next_period_months))
      and c.status in ('active', 'pendingPayment', 'pastDue', 'awaitingDelivery')
    limit 1`.execute(db)
  return rows.length > 0
}

const undecidedIndex = 'order_users_undecided'

/** Inserts the users of an order; it is `undecided` until its payment or the check of its card is clear. */
export async function insertOrderUsers(
  trx: Trx,
  {
    orderId,
    userIds,
    family,
    undecided,
  }: { orderId: string; userIds: readonly string[]; family: PlanFamily; undecided: boolean },
): Promise<void> {
  await trx
    .insertInto('order_users')
    .values(userIds.map((userId) => ({ order_id: orderId, user_id: userId, family, undecided })))
    .execute()
}

/** Records that the order is decided, whatever its outcome. */
export async function setOrderDecided(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('order_users')
    .set({ undecided: false })
    .where('order_id', '=', orderId)
    .where('undecided', '=', true)
    .execute()
}

/** Returns whether an order for one of these users is undecided, other than `exceptOrderId`, the order that is being placed. */
export async function hasUndecidedOrderForAny(
  db: Db,
  {
    userIds,
    family,
    exceptOrderId,
  }: { userIds: readonly string[]; family: PlanFamily; exceptOrderId?: string | undefined },
): Promise<boolean> {
  let query = db
    .selectFrom('order_users')
    .select('order_id')
    .where('user_id', 'in', [...userIds])
    .where('family', '=', family)
    .where('undecided', '=', true)
  if (exceptOrderId !== undefined) query = query.where('order_id', '<>', exceptOrderId)
  return (await query.executeTakeFirst()) !== undefined
}

export async function hasUndecidedOrder(
  db: Db,
  { userId, family }: { userId: string | null; family: PlanFamily },
): Promise<boolean> {
  return userId !== null && hasUndecidedOrderForAny(db, { userIds: [userId], family })
}

/** Returns whether an insert failed because an order of one of its users is undecided. */
export function isUndecidedOrderConflict(error: unknown): boolean {
  return (error as { constraint?: unknown }).constraint === undecidedIndex
}
