import { sql } from 'kysely'
import type { Db, PaymentMethod, PaymentPurpose, PaymentState, Trx } from '../../tables.ts'
import { REFUND_AWAITS_ACCOUNT_CODE, REFUND_FAILURE_CODE } from './payment-errors.ts'

/** An attempt to charge a card, or a payment that was begun at a convenience store. */
export interface Payment {
  id: string
  memberId: string | null
  customerId: string
  method: PaymentMethod
  /** The card; null for a payment at a convenience store. */
  paymentMethodId: string | null
  orderId: string | null
  purpose: PaymentPurpose
  amount: number
  credits: number
  state: PaymentState
  failureCode: string | null
  providerId: string | null
  createdAt: Date
}

/** Whether a payment has no outcome yet. */
export function isOpenState(state: PaymentState): boolean {
  return state === 'pending' || state === 'unclear' || state === 'waiting'
}

const columns = [
  'id',
  'member_id as memberId',
  'provider_customer_id as customerId',
  'method',
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

/** What a payment is made with. */
export type PaymentSource =
  | { cardId: string | null; customerId: string; paymentMethodId: string }
  | { customerId: string; konbiniExpiresAt: Date }

export async function insertPayment(
  trx: Trx,
  options: {
    memberId: string
    source: PaymentSource
    orderId: string | null
    purpose: PaymentPurpose
    amount: number
    credits: number
    now: Date
    /** The id of a payment that the provider knows already. */
    id?: string
  },
): Promise<string> {
  const { source } = options
  const isKonbini = 'konbiniExpiresAt' in source
  const cardId = isKonbini ? null : source.cardId
  const current = cardId === null ? null : await holdPaymentMethod(trx, cardId)
  const { id } = await trx
    .insertInto('payments')
    .values({
      ...(options.id !== undefined && { id: options.id }),
      member_id: options.memberId,
      provider_customer_id: source.customerId,
      card_id: cardId,
      method: isKonbini ? 'konbini' : 'card',
      payment_method_id: isKonbini ? null : (current ?? source.paymentMethodId),
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
  if (isKonbini)
    await trx
      .insertInto('konbini_payments')
      .values({ payment_id: id, expires_at: source.konbiniExpiresAt })
      .execute()
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
  await db
    .updateTable('payments')
    .set({
      state,
      ...(providerId !== undefined && { provider_id: providerId }),
      ...(failureCode !== undefined && { failure_code: failureCode }),
      ...(isOpenState(state) ? { asked_at: now } : { settled_at: now }),
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
        .where(
          sql<boolean>`coalesce(failure_code, '') not in (${REFUND_FAILURE_CODE}, ${REFUND_AWAITS_ACCOUNT_CODE})`,
        )
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

/**
 * Claims payments that wait for their member: for a visit to a convenience store, or for the bank account that a refund goes to. They
 * wait for days, so they are checked seldom.
 */
export async function claimWaitingPayments(
  db: Db,
  { now, before, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payments set asked_at = ${now} where id in (
      select id from payments
      where (state = 'waiting' or (state = 'refund-due' and failure_code = 'refund-awaits-account')) and asked_at <= ${before}
      order by asked_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

/** The limit makes the query cheap even when the backlog is large. */
const MAX_LOOKED_AT = 10_000

/**
 * Returns when the oldest payment or refund began that has no outcome, or payment whose refund is due; null without any. What waits
 * for its member is not late.
 */
export async function findOldestUnsettledPaymentTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(created_at) as oldest from (
      select created_at from payments where state in ('pending', 'unclear', 'refund-due')
        and failure_code is distinct from ${REFUND_AWAITS_ACCOUNT_CODE}
      order by asked_at limit ${MAX_LOOKED_AT}) unsettled_payments
    union all select min(created_at) from (
      select created_at from refunds where state = 'pending' and not awaits_account order by asked_at limit ${MAX_LOOKED_AT}) unsettled_refunds
    order by oldest nulls last limit 1`.execute(db)
  return rows[0]?.oldest ?? null
}
