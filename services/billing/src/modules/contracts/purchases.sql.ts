import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { HeldContract } from '../orders/purchase.rules.ts'
import { type ContractStatus, liveStatuses } from './contract.rules.ts'
import { differenceOverdueCondition } from './contract-plans.sql.ts'
import { contractColumns, type StoredContract, toStoredContract } from './contracts.sql.ts'

/** A contract with the names that its table shows. */
export interface Purchase extends StoredContract {
  productName: LocalText
  /** The plan that follows with the next renewal. */
  nextProductName: LocalText | null
  /** The plan that the last full payment was for. */
  paidProductName: LocalText | null
  contractorName: string
  userName: string
  orderedAt: Date
  /** Until when what it owes can be paid with numbers of a convenience store that wait; null without such a payment. */
  konbiniExpiresAt: Date | null
}

/** Contracts that are over are limited to this many; those that may still be charged or cancelled are always listed. */
const MAX_OVER = 500

function purchasesOf(db: Db, memberId: string) {
  return db
    .selectFrom('contracts as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .leftJoin('products as n', 'n.id', 'c.next_product_id')
    .leftJoin('products as d', 'd.id', 'c.paid_product_id')
    .leftJoin('members as k', 'k.user_id', 'c.contractor_id')
    .leftJoin('members as u', 'u.user_id', 'c.user_id')
    .where((eb) => eb.or([eb('c.contractor_id', '=', memberId), eb('c.user_id', '=', memberId)]))
}

/**
 * Lists what a member pays or uses, the newest first; with `live` only contracts that are not over or that the member still
 * owes for.
 */
export async function listPurchases(
  db: Db,
  memberId: string,
  { live }: { live: boolean },
): Promise<Purchase[]> {
  const over = purchasesOf(db, memberId)
    .select('c.id')
    .where('c.status', 'not in', [...liveStatuses])
    .orderBy('c.ordered_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(live ? 0 : MAX_OVER)
  const rows = await purchasesOf(db, memberId)
    .where((eb) => {
      const isOwed = eb.and([eb('c.contractor_id', '=', memberId), differenceOverdueCondition])
      return eb.or([eb('c.status', 'in', [...liveStatuses]), isOwed, eb('c.id', 'in', over)])
    })
    .select([...contractColumns, ...responseColumns])
    .orderBy('c.ordered_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
  return rows.map(purchase)
}

export async function findPurchase(db: Db, memberId: string, id: string): Promise<Purchase | null> {
  const row = await purchasesOf(db, memberId)
    .select([...contractColumns, ...responseColumns])
    .where(sql<string>`c.id::text`, '=', id)
    .executeTakeFirst()
  return row ? purchase(row) : null
}

export async function countPurchases(db: Db, memberId: string): Promise<number> {
  const { count } = await purchasesOf(db, memberId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const responseColumns = [
  'p.name as productName',
  'n.name as nextProductName',
  'd.name as paidProductName',
  'k.name as contractorName',
  'u.name as userName',
  'c.ordered_at as orderedAt',
  sql<Date | null>`(select k.expires_at from invoices i join payments m on m.id = i.payment_id
    join konbini_payments k on k.payment_id = m.id
    where i.contract_id = c.id and i.state = 'unclear' and m.state in ('pending', 'unclear', 'waiting') limit 1)`.as(
    'konbiniExpiresAt',
  ),
] as const

type PurchaseRow = Parameters<typeof toStoredContract>[0] & {
  productName: LocalText
  nextProductName: LocalText | null
  paidProductName: LocalText | null
  contractorName: string | null
  userName: string | null
  orderedAt: Date
  konbiniExpiresAt: Date | null
}

function purchase(row: PurchaseRow): Purchase {
  const {
    productName,
    nextProductName,
    paidProductName,
    contractorName,
    userName,
    orderedAt,
    konbiniExpiresAt,
    ...contract
  } = row
  return {
    ...toStoredContract(contract),
    productName,
    nextProductName,
    paidProductName,
    contractorName: contractorName ?? '',
    userName: userName ?? '',
    orderedAt,
    konbiniExpiresAt,
  }
}

export interface PaymentCard {
  id: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
}

/** Finds the card that pays a contract. */
export async function findContractCard(db: Db, contractId: string): Promise<PaymentCard | null> {
  const card = await db
    .selectFrom('contracts as c')
    .innerJoin('cards as k', 'k.id', 'c.card_id')
    .select(['k.id', 'k.brand', 'k.last4', 'k.exp_month as expMonth', 'k.exp_year as expYear'])
    .where('c.id', '=', contractId)
    .executeTakeFirst()
  return card ?? null
}

const paymentUnderWay = sql<boolean>`exists (select from invoices i where i.contract_id = c.id and i.state = 'unclear')`

/** A contract that a member holds, with its id and the number of members who share it. */
export type HeldContractWithId = HeldContract & { id: string; familyMembers: number }

/** Lists what each of these members holds now, as far as an order needs to know it. */
export async function listHeldContracts(
  db: Db,
  userIds: readonly string[],
  callerId: string,
): Promise<Map<string, HeldContractWithId[]>> {
  const rows = await db
    .selectFrom('contracts as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select([
      'c.id',
      'c.user_id as userId',
      'c.contractor_id as contractorId',
      'c.product_id as productId',
      'c.unit_price_yen as price',
      'c.status',
      'c.rental',
      'c.invoiced',
      'c.anchor_on as anchorOn',
      'c.paid_periods as paidMonths',
      'c.period_months as periodMonths',
      'c.paid_until as paidUntil',
      'c.next_difference_yen as owed',
      'c.next_product_id as nextProductId',
      'c.paid_product_id as paidProductId',
      'p.name as productName',
      paymentUnderWay.as('isPaymentUnderWay'),
      sql<number>`(select count(*)::int from family_places f
        where f.contract_id = c.id and f.joined_at is not null and f.ended_at is null)`.as('familyMembers'),
    ])
    .where(sql<boolean>`c.user_id = any(${[...userIds]}::uuid[])`)
    .where('c.status', 'in', [...liveStatuses])
    .execute()
  const held = new Map<string, HeldContractWithId[]>()
  for (const { userId, contractorId, ...contract } of rows) {
    if (userId === null) continue
    const one = { ...contract, paidByCaller: contractorId === callerId }
    held.set(userId, [...(held.get(userId) ?? []), one])
  }
  return held
}

/** Returns whether a member holds a product now. */
export async function hasLiveContractForProduct(
  db: Db,
  { userId, productId }: { userId: string; productId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('contracts')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('status', 'in', [...liveStatuses] satisfies ContractStatus[])
    .executeTakeFirst()
  return row !== undefined
}
