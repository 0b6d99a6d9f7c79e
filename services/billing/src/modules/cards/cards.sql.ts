import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import type { PaymentCard } from '../contracts/purchases.sql.ts'

const columns = ['id', 'brand', 'last4', 'exp_month as expMonth', 'exp_year as expYear'] as const

/** Lists a member's cards, the newest first. */
export function listCards(db: Db, memberId: string): Promise<PaymentCard[]> {
  return db
    .selectFrom('cards')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function countCards(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findCard(
  db: Db,
  { memberId, id }: { memberId: string; id: string },
): Promise<PaymentCard | null> {
  const card = await db
    .selectFrom('cards')
    .select(columns)
    .where('member_id', '=', memberId)
    .where(sql<string>`id::text`, '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return card ?? null
}

interface LockedCard {
  id: string
  providerId: string
  fingerprint: string | null
}

const lockedColumns = ['id', 'provider_id as providerId', 'fingerprint'] as const

/** Locks a card, so that no payment with it begins meanwhile. */
export async function lockCard(
  trx: Trx,
  { memberId, id }: { memberId: string; id: string },
): Promise<LockedCard | null> {
  const card = await trx
    .selectFrom('cards')
    .select(lockedColumns)
    .where('member_id', '=', memberId)
    .where(sql<string>`id::text`, '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return card ?? null
}

/** Finds the row of one of the provider's cards, removed or not. */
export async function findCardByProviderId(db: Db, providerId: string): Promise<{ id: string } | null> {
  const card = await db
    .selectFrom('cards')
    .select('id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return card ?? null
}

/** Finds and locks the member's row of a card by the provider's fingerprint of its number. */
export async function lockCardByFingerprint(
  trx: Trx,
  { memberId, fingerprint }: { memberId: string; fingerprint: string },
): Promise<LockedCard | null> {
  const card = await trx
    .selectFrom('cards')
    .select(lockedColumns)
    .where('member_id', '=', memberId)
    .where('fingerprint', '=', fingerprint)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return card ?? null
}

/** Lists the provider's ids of one card of a member from earlier registrations. */
export async function listReplacedProviderCardIds(
  db: Db,
  { memberId, fingerprint }: { memberId: string; fingerprint: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('cards')
    .select('provider_id as providerId')
    .where('member_id', '=', memberId)
    .where('fingerprint', '=', fingerprint)
    .where('removed_at', 'is not', null)
    .execute()
  return rows.map(({ providerId }) => providerId)
}

interface NewCard {
  memberId: string
  providerId: string
  fingerprint: string | null
  card: Omit<PaymentCard, 'id'>
  now: Date
}

/** Stores a card as the provider described it. */
export async function insertCard(trx: Trx, options: NewCard): Promise<string> {
  const { id } = await trx
    .insertInto('cards')
    .values({ member_id: options.memberId, ...described(options) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Updates a card that is registered again with what the provider says of it now, and makes it the newest. The
 * provider's previous id is stored as removed, so that a late event about that registration does not bring it
 * back.
 */
export async function updateReregisteredCard(trx: Trx, before: LockedCard, options: NewCard): Promise<void> {
  await trx.updateTable('cards').set(described(options)).where('id', '=', before.id).execute()
  await trx
    .insertInto('cards')
    .values({
      member_id: options.memberId,
      ...described({ ...options, providerId: before.providerId }),
      removed_at: options.now,
    })
    .execute()
}

function described({ providerId, fingerprint, card, now }: NewCard) {
  const { brand, last4, expMonth, expYear } = card
  return {
    provider_id: providerId,
    fingerprint,
    brand,
    last4,
    exp_month: expMonth,
    exp_year: expYear,
    created_at: now,
  }
}

export async function softDeleteCard(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('cards').set({ removed_at: now }).where('id', '=', id).execute()
}

/** Lists what a card still has to pay; a rental whose device is only awaited back costs nothing any more. */
const paidStatuses = ['active', 'cancelReserved', 'pendingPayment', 'pastDue', 'awaitingDelivery'] as const

/** Names the products of the contracts that a card pays. */
export async function listProductsPaidWithCard(db: Db, cardId: string): Promise<LocalText[]> {
  const rows = await db
    .selectFrom('contracts as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select('p.name')
    .where('c.card_id', '=', cardId)
    .where('c.status', 'in', [...paidStatuses])
    .groupBy('p.id')
    .orderBy(sql`p.name ->> 'ja'`)
    .execute()
  return rows.map((row) => row.name)
}

/** Finds the member's customer id at the payment provider. */
export async function findProviderCustomerId(db: Db, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.provider_id ?? null
}

/** Finds the member of one of the provider's customers. */
export async function findMemberIdOfProviderCustomer(db: Db, providerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('member_id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.member_id ?? null
}

export async function saveProviderCustomer(
  trx: Trx,
  { memberId, providerId, now }: { memberId: string; providerId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('payment_customers')
    .values({ member_id: memberId, provider_id: providerId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
