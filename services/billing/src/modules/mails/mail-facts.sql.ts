import type { Day } from '@hibiki/calendar'
import type { Db, Trx } from '../../tables.ts'
import type { ConfirmationItem } from '../orders/confirmation-items.ts'
import type { PlanChange } from '../orders/plan-change.rules.ts'
import type { MailCard, ProductName } from './mail-facts.ts'

/** Finds the name of a product for mails. */
export async function getProductName(db: Db, id: string): Promise<ProductName> {
  const query = db.selectFrom('products').select('name').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).name
}

/** Finds the bill of the period that begins on a day: what it was for, the amount, and the card that was charged. */
export async function findBillOfPeriod(
  db: Db,
  { contractId, periodFrom }: { contractId: string; periodFrom: Day },
): Promise<{
  product: ProductName
  amount: number
  periodUntil: Day
  card: MailCard | null
  method?: 'konbini'
  failureCode: string | null
} | null> {
  const bill = await db
    .selectFrom('invoices as i')
    .leftJoin('payments as p', 'p.id', 'i.payment_id')
    .leftJoin('cards as k', 'k.id', 'p.card_id')
    .select([
      'i.product_name as product',
      'i.amount_yen as amount',
      'i.period_until as periodUntil',
      'k.brand',
      'k.last4',
      'p.failure_code as failureCode',
      'p.method',
    ])
    .where('i.contract_id', '=', contractId)
    .where('i.period_from', '=', periodFrom)
    .where('i.kind', '=', 'period')
    .executeTakeFirst()
  if (!bill) return null
  const { brand, last4, method, ...facts } = bill
  return { ...facts, card: cardOf({ brand, last4 }), ...(method === 'konbini' && { method }) }
}

export async function findMailCard(db: Db, cardId: string): Promise<MailCard | null> {
  const card = await db
    .selectFrom('cards')
    .select(['brand', 'last4'])
    .where('id', '=', cardId)
    .executeTakeFirst()
  return card ?? null
}

/** Finds an order as its member confirmed it. */
export async function findConfirmedOrder(
  db: Db,
  id: string,
): Promise<{
  memberId: string | null
  product: ProductName
  items: ConfirmationItem[]
  kind: 'order' | 'plan-change' | 'period-change'
} | null> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.member_id as memberId', 'o.confirmed', 'o.plan_changes as planChanges', 'p.name as product'])
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!order) return null
  const { memberId, product } = order
  const items = order.confirmed as ConfirmationItem[]
  return { memberId, product, items, kind: toOrderKind(order.planChanges) }
}

function toOrderKind(planChanges: readonly PlanChange[]): 'order' | 'plan-change' | 'period-change' {
  if (planChanges.length === 0) return 'order'
  return planChanges.every(({ kind }) => kind === 'periodChange') ? 'period-change' : 'plan-change'
}

/** Lists the users for whom another member ordered, with the payer's name. */
export async function listOtherUsersOfOrder(
  db: Db,
  orderId: string,
): Promise<{ userId: string; contractorName: string; rental: boolean }[]> {
  const rows = await db
    .selectFrom('order_users as u')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .innerJoin('members as m', 'm.user_id', 'o.member_id')
    .select(['u.user_id as userId', 'm.name as contractorName', 'u.family'])
    .where('u.order_id', '=', orderId)
    .whereRef('u.user_id', '<>', 'o.member_id')
    .execute()
  return rows.flatMap(({ userId, contractorName, family }) =>
    userId === null ? [] : [{ userId, contractorName, rental: family === 'rental' }],
  )
}

/** Finds the member, the day and the card of a payment. */
export async function findRefundOfPayment(
  trx: Trx,
  paymentId: string,
): Promise<{
  memberId: string | null
  amount: number
  chargedAt: Date
  card: MailCard | null
  method?: 'konbini'
} | null> {
  const payment = await trx
    .selectFrom('payments as p')
    .leftJoin('cards as k', 'k.id', 'p.card_id')
    .select([
      'p.member_id as memberId',
      'p.amount_yen as amount',
      'p.created_at as chargedAt',
      'p.method',
      'k.brand',
      'k.last4',
    ])
    .where('p.id', '=', paymentId)
    .executeTakeFirst()
  if (!payment) return null
  const { brand, last4, method, ...facts } = payment
  return { ...facts, card: cardOf({ brand, last4 }), ...(method === 'konbini' && { method }) }
}

function cardOf({ brand, last4 }: { brand: string | null; last4: string | null }): MailCard | null {
  return brand === null || last4 === null ? null : { brand, last4 }
}
