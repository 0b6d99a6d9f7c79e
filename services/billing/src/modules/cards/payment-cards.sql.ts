import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'

/** A card as the payment provider identifies it. */
export interface ChargeableCard {
  cardId: string
  customerId: string
  paymentMethodId: string
}

/** Finds a card of the member that was not removed. */
export async function findChargeableCard(
  db: Db,
  { memberId, cardId }: { memberId: string; cardId: string },
): Promise<ChargeableCard | null> {
  const card = await db
    .selectFrom('cards as k')
    .innerJoin('payment_customers as p', 'p.member_id', 'k.member_id')
    .select(['k.id as cardId', 'p.provider_id as customerId', 'k.provider_id as paymentMethodId'])
    .where('k.member_id', '=', memberId)
    .where(sql<string>`k.id::text`, '=', cardId)
    .where('k.removed_at', 'is', null)
    .executeTakeFirst()
  return card ?? null
}

/** Finds the card that a charge was made with, removed or not, if its row is known here. */
export async function findChargedCardId(
  db: Db,
  { memberId, paymentMethodId }: { memberId: string; paymentMethodId: string },
): Promise<string | null> {
  const card = await db
    .selectFrom('cards')
    .select('id')
    .where('member_id', '=', memberId)
    .where('provider_id', '=', paymentMethodId)
    .executeTakeFirst()
  return card?.id ?? null
}

/** Prevents a card from being removed until the transaction ends; returns false when it was removed already. */
export async function tryLockCard(trx: Trx, cardId: string): Promise<boolean> {
  const card = await trx
    .selectFrom('cards')
    .select('id')
    .where('id', '=', cardId)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return card !== undefined
}
