import { sql } from 'kysely'
import type { Db, RefundState, Trx } from '../../tables.ts'
import { computeRefundableYen } from './refund.rules.ts'

/** A refund of a part of a payment, or of what was left of it. */
export interface Refund {
  id: string
  paymentId: string
  amount: number
  state: RefundState
  /** Whether the provider waits for the member's bank account; then it is pending. */
  awaitsAccount: boolean
  providerId: string | null
  createdAt: Date
}

const columns = [
  'id',
  'payment_id as paymentId',
  'amount_yen as amount',
  'state',
  'awaits_account as awaitsAccount',
  'provider_id as providerId',
  'created_at as createdAt',
] as const

/** Inserts a refund that the provider was not asked for yet; an id or a number of the provider that is stored already changes nothing. */
export async function insertRefund(
  trx: Trx,
  options: {
    paymentId: string
    memberId: string | null
    amount: number
    reason: string | null
    now: Date
    /** The id of a refund that the provider knows already. */
    id?: string
    providerId?: string
  },
): Promise<string | null> {
  const { id, providerId, paymentId, memberId, amount, reason, now } = options
  const row = await trx
    .insertInto('refunds')
    .values({
      ...(id !== undefined && { id }),
      ...(providerId !== undefined && { provider_id: providerId }),
      payment_id: paymentId,
      member_id: memberId,
      amount_yen: amount,
      reason,
      state: 'pending',
      created_at: now,
      asked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  const refund = await db.selectFrom('refunds').select(columns).where('id', '=', id).executeTakeFirst()
  return refund ?? null
}

/** Reads a refund whose payment is locked, which everything that changes a refund locks first. */
export async function getRefundOfLockedPayment(trx: Trx, id: string): Promise<Refund> {
  return trx.selectFrom('refunds').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Returns the refund of a locked payment that was asked for last; a closed one needs nobody any more. */
export async function findNewestRefund(
  trx: Trx,
  paymentId: string,
): Promise<(Refund & { isClosed: boolean }) | undefined> {
  return trx
    .selectFrom('refunds')
    .select([...columns, sql<boolean>`closed_at is not null`.as('isClosed')])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function closeRefund(trx: Trx, { id, now }: { id: string; now: Date }): Promise<void> {
  await trx.updateTable('refunds').set({ closed_at: now }).where('id', '=', id).execute()
}

/** Inserts a refund that staff have made by themselves, such as by bank transfer. */
export async function insertRefundWithoutProvider(
  trx: Trx,
  options: { paymentId: string; memberId: string | null; amount: number; reason: string; now: Date },
): Promise<void> {
  const { paymentId, memberId, amount, reason, now } = options
  await trx
    .insertInto('refunds')
    .values({
      payment_id: paymentId,
      member_id: memberId,
      amount_yen: amount,
      reason,
      state: 'made',
      without_provider: true,
      created_at: now,
      asked_at: now,
      settled_at: now,
    })
    .execute()
}

export async function listRefundsOfPayment(db: Db, paymentId: string): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .select(columns)
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute()
}

export async function saveRefundState(
  trx: Trx,
  id: string,
  {
    state,
    providerId,
    awaitsAccount = false,
    now,
  }: { state: RefundState; providerId?: string | undefined; awaitsAccount?: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({
      state,
      awaits_account: awaitsAccount,
      // What the bank accepts after all needs no closing any more.
      ...(state === 'made' && { closed_at: null }),
      settled_at: state === 'pending' ? null : now,
      ...(providerId !== undefined && { provider_id: providerId }),
    })
    .where('id', '=', id)
    .execute()
}

/** Adds yen that were refunded to a payment; a negative amount takes a refund back that the bank rejected. */
export async function addRefundedYen(
  trx: Trx,
  { paymentId, yen }: { paymentId: string; yen: number },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ refunded_yen: sql<number>`refunded_yen + ${yen}` })
    .where('id', '=', paymentId)
    .execute()
}

/** Returns the yen of a locked payment that were not refunded yet; a refund on its way does not count. */
export async function findNotRefundedYen(trx: Trx, paymentId: string): Promise<number> {
  const { yen } = await trx
    .selectFrom('payments')
    .select(sql<number>`amount_yen - refunded_yen`.as('yen'))
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return yen
}

/** Returns the yen of a payment that can still be refunded; it stays true only while the payment is locked. */
export async function findRefundableYen(db: Db, paymentId: string): Promise<number> {
  const { rows } = await sql<Parameters<typeof computeRefundableYen>[0]>`
    select state = 'succeeded' as "hasSucceeded", amount_yen as amount, refunded_yen as refunded,
      (select coalesce(sum(r.amount_yen), 0)::int from refunds r
        where r.payment_id = p.id and r.state = 'pending') as pending
    from payments p where p.id = ${paymentId}`.execute(db)
  return rows[0] ? computeRefundableYen(rows[0]) : 0
}

/**
 * Claims refunds without an outcome that were not checked since then, so that several replicas share the work.
 * @param options.awaitingAccount those that wait for the member's bank account instead of the provider's response
 */
export async function claimPendingRefunds(
  db: Db,
  {
    before,
    now,
    limit,
    awaitingAccount,
  }: { before: Date; now: Date; limit: number; awaitingAccount: boolean },
): Promise<string[]> {
  const rows = await db
    .updateTable('refunds')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('state', '=', 'pending')
        .where('awaits_account', '=', awaitingAccount)
        .where('asked_at', '<=', before)
        .orderBy('asked_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Refunds of a payment as staff see them. */
export interface ConsoleRefund {
  id: string
  amount: number
  reason: string | null
  state: RefundState
  awaitsAccount: boolean
  /** Whether staff have dealt with it after the bank had rejected it. */
  isClosed: boolean
  /** Whether staff made it by themselves, such as by bank transfer. */
  isWithoutProvider: boolean
  providerId: string | null
  createdAt: Date
  settledAt: Date | null
}

/** Staff read at most this many of one payment. */
const MAX_REFUNDS = 100

/** Lists the refunds of a payment, the newest first. */
export async function listConsoleRefunds(db: Db, paymentId: string): Promise<ConsoleRefund[]> {
  return db
    .selectFrom('refunds')
    .select([
      'id',
      'amount_yen as amount',
      'reason',
      'state',
      'awaits_account as awaitsAccount',
      sql<boolean>`closed_at is not null`.as('isClosed'),
      'without_provider as isWithoutProvider',
      'provider_id as providerId',
      'created_at as createdAt',
      'settled_at as settledAt',
    ])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_REFUNDS)
    .execute()
}
