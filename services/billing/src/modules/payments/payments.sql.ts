import { sql } from 'kysely'
import type { Db, PaymentPurpose, PaymentState, Trx } from '../../tables.ts'
import { REFUND_FAILURE_CODE } from './payment-errors.ts'

/** An attempt to charge a card. */
export interface Payment {
  id: string
  memberId: string | null
  customerId: string
  paymentMethodId: string
  orderId: string | null
  purpose: PaymentPurpose
  amount: number
  credits: number
  state: PaymentState
  failureCode: string | null
  providerId: string | null
  createdAt: Date
}

const columns = [
  'id',
  'member_id as memberId',
  'provider_customer_id as customerId',
  'payment_method_id as paymentMethodId',
  'order_id as orderId',
  'purpose',
  'amount_yen as amount',
  'credits_yen as credits',
  'state',
  'failure_code as failureCode',
  'provider_id as providerId',
  'created_at as createdAt',
] as const

export async function insertPayment(
  trx: Trx,
  options: {
    memberId: string
    card: { cardId: string | null; customerId: string; paymentMethodId: string }
    orderId: string | null
    purpose: PaymentPurpose
    amount: number
    credits: number
    now: Date
    /** The id of a payment that the provider knows already. */
    id?: string
  },
): Promise<string> {
  const { cardId, paymentMethodId } = options.card
  const current = cardId === null ? null : await holdPaymentMethod(trx, cardId)
  const { id } = await trx
    .insertInto('payments')
    .values({
      ...(options.id !== undefined && { id: options.id }),
      member_id: options.memberId,
      provider_customer_id: options.card.customerId,
      card_id: cardId,
      payment_method_id: current ?? paymentMethodId,
      order_id: options.orderId,
      purpose: options.purpose,
      amount_yen: options.amount,
      credits_yen: options.credits,
      state: 'pending',
      created_at: options.now,
      asked_at: options.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds and locks a card by its current id at the provider, because its member may just have registered it again. */
async function holdPaymentMethod(trx: Trx, cardId: string): Promise<string | null> {
  const card = await trx
    .selectFrom('cards')
    .select('provider_id as providerId')
    .where('id', '=', cardId)
    .forShare()
    .executeTakeFirst()
  return card?.providerId ?? null
}

/** Returns whether a payment without an outcome uses one of the provider's cards. */
export async function hasUnsettledPaymentWithCard(db: Db, paymentMethodId: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('payment_method_id', '=', paymentMethodId)
    .where('state', 'in', ['pending', 'unclear'])
    .executeTakeFirst()
  return payment !== undefined
}

/** Every attempt to charge a bill is stored, not only the last one. */
export async function linkPaymentToInvoice(
  trx: Trx,
  { invoiceId, paymentId }: { paymentId: string; invoiceId: string },
): Promise<void> {
  await trx.updateTable('payments').set({ invoice_id: invoiceId }).where('id', '=', paymentId).execute()
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  const payment = await db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst()
  return payment ?? null
}

export async function findPaymentByProviderId(db: Db, providerId: string): Promise<Payment | null> {
  const payment = await db
    .selectFrom('payments')
    .select(columns)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return payment ?? null
}

/** Locks a payment, so that replicas that learn its outcome settle it one after another. */
export async function lockPayment(trx: Trx, id: string): Promise<Payment> {
  return trx.selectFrom('payments').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function savePaymentState(
  db: Db,
  id: string,
  {
    state,
    providerId,
    failureCode,
    now,
  }: { state: PaymentState; providerId?: string; failureCode?: string | null; now: Date },
): Promise<void> {
  const isOpen = state === 'pending' || state === 'unclear'
  await db
    .updateTable('payments')
    .set({
      state,
      ...(providerId !== undefined && { provider_id: providerId }),
      ...(failureCode !== undefined && { failure_code: failureCode }),
      ...(isOpen ? { asked_at: now } : { settled_at: now }),
    })
    .where('id', '=', id)
    .execute()
}

export async function findOrderPayment(db: Db, orderId: string): Promise<Payment | null> {
  const payment = await db
    .selectFrom('payments')
    .select(columns)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return payment ?? null
}

/** Lists payments without an outcome, and refunds that are due and that no bank rejected, that were not checked since then. */
export async function claimUnsettledPayments(
  db: Db,
  { now, before, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .updateTable('payments')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('id')
        .where('state', 'in', ['pending', 'unclear', 'refund-due'])
        .where('failure_code', 'is distinct from', REFUND_FAILURE_CODE)
        .where('asked_at', '<=', before)
        .orderBy('asked_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The limit makes the query cheap even when the backlog is large. */
const MAX_LOOKED_AT = 10_000

/** Returns when the oldest payment or refund began that has no outcome, or payment whose refund is due; null without any. */
export async function findOldestUnsettledPaymentTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(created_at) as oldest from (
      select created_at from payments where state in ('pending', 'unclear', 'refund-due')
      order by asked_at limit ${MAX_LOOKED_AT}) unsettled_payments
    union all select min(created_at) from (
      select created_at from refunds where state = 'pending' order by asked_at limit ${MAX_LOOKED_AT}) unsettled_refunds
    order by oldest nulls last limit 1`.execute(db)
  return rows[0]?.oldest ?? null
}
