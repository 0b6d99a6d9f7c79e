import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import type { Card } from '../contracts/purchases.sql.ts'

const columns = ['id', 'brand', 'last4', 'exp_month as expMonth', 'exp_year as expYear'] as const

/** A member's cards, the newest first. */
export function listCards(db: Db, memberId: string): Promise<Card[]> {
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

export async function findCard(db: Db, o: { memberId: string; id: string }): Promise<Card | null> {
  const card = await db
    .selectFrom('cards')
    .select(columns)
    .where('member_id', '=', o.memberId)
    .where(sql<string>`id::text`, '=', o.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return card ?? null
}

/** Locks a card, so that nothing begins to be paid with it meanwhile. */
export async function lockCard(
  trx: Trx,
  o: { memberId: string; id: string },
): Promise<{ id: string; providerId: string } | null> {
  const card = await trx
    .selectFrom('cards')
    .select(['id', 'provider_id as providerId'])
    .where('member_id', '=', o.memberId)
    .where(sql<string>`id::text`, '=', o.id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return card ?? null
}

/** Whether a card of the provider's is known here, removed or not. */
export async function hasCard(db: Db, providerId: string): Promise<boolean> {
  const card = await db
    .selectFrom('cards')
    .select('id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return card !== undefined
}

/** Stores a card as the provider described it; the id it already has, when it came before. */
export async function insertCard(
  trx: Trx,
  o: { memberId: string; providerId: string; card: Omit<Card, 'id'>; now: Date },
): Promise<string> {
  const { brand, last4, expMonth, expYear } = o.card
  const { id } = await trx
    .insertInto('cards')
    .values({
      member_id: o.memberId,
      provider_id: o.providerId,
      brand,
      last4,
      exp_month: expMonth,
      exp_year: expYear,
      created_at: o.now,
    })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ brand }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeCard(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('cards').set({ removed_at: now }).where('id', '=', id).execute()
}

/** What a card still has to pay; a device that is only awaited back costs nothing any more. */
const paidStatuses = ['active', 'cancelReserved', 'pendingPayment', 'pastDue', 'awaitingDelivery'] as const

/** Products of the contracts that a card pays (D-088). */
export async function listPaidProducts(db: Db, cardId: string): Promise<LocalText[]> {
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

/** Who a member is at the payment provider. */
export async function findProviderCustomer(db: Db, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.provider_id ?? null
}

/** Which member a customer of the provider is. */
export async function findMemberOfCustomer(db: Db, providerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('member_id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.member_id ?? null
}

export async function saveProviderCustomer(
  trx: Trx,
  o: { memberId: string; providerId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('payment_customers')
    .values({ member_id: o.memberId, provider_id: o.providerId, created_at: o.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
