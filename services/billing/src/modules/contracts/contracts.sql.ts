import type { Day } from '@hibiki/calendar'
import { prepareQuery } from '@hibiki/database'
import type { LocalText } from '@hibiki/languages'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { BillingTables, Db, Trx } from '../../tables.ts'
import type { BonusGrant, EntitlingContract } from '../entitlements/entitlements.rules.ts'
import type { FunctionCode } from '../products/function-codes.rules.ts'
import type { PeriodMonths } from './billing-period.rules.ts'
import { type Contract, type ContractStatus, heldStatuses, liveStatuses } from './contract.rules.ts'
import { findNextPaymentAttempt, findNextTimeEvent } from './passing-time.rules.ts'

/** A contract with the other columns of its row. */
export interface StoredContract {
  id: string
  contractorId: string | null
  userId: string | null
  productId: string
  unitPrice: number
  startedAt: Date | null
  cardId: string | null
  /**
   * What waits for the next renewal: another plan (a downgrade) or another period, with its price; and the yen that an upgrade
   * adds once.
   */
  nextProductId: string | null
  nextUnitPrice: number | null
  nextPeriodMonths: PeriodMonths | null
  nextDifference: number
  /** The plan that the running period was paid for; null before the first payment. */
  paidProductId: string | null
  paidUnitPrice: number | null
  /** Whether it was cancelled without paying what an upgrade owed, so that the cancellation is final. */
  settlementUnpaid: boolean
  /** Whether it is paid by invoice instead of a card. */
  invoiced: boolean
  contract: Contract
}

/** Lists the contracts by which a member uses something, now or before, with what the plan cards need. */
export function listContractStatusesOfUser(
  db: Db,
  userId: string,
): Promise<{ productId: string; status: ContractStatus }[]> {
  return db
    .selectFrom('contracts')
    .select(['product_id as productId', 'status'])
    .where('user_id', '=', userId)
    .execute()
}

/** Returns whether a member uses, or has used, something by a contract. */
export async function hasEverHadContract(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('contracts').select('id').where('user_id', '=', userId)
  return (await query.executeTakeFirst()) !== undefined
}

/** Returns those of the members who use, or have used, something by a contract. */
export async function listUserIdsEverWithContract(
  db: Db,
  userIds: readonly string[],
): Promise<Set<string | null>> {
  if (userIds.length === 0) return new Set()
  const query = db
    .selectFrom('contracts')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', [...userIds])
  return new Set((await query.execute()).map((row) => row.user_id))
}

export const contractColumns = [
  'c.id',
  'c.contractor_id as contractorId',
  'c.user_id as userId',
  'c.product_id as productId',
  'c.unit_price_yen as unitPrice',
  'c.started_at as startedAt',
  'c.card_id as cardId',
  'c.next_product_id as nextProductId',
  'c.next_unit_price_yen as nextUnitPrice',
  'c.next_period_months as nextPeriodMonths',
  'c.next_difference_yen as nextDifference',
  'c.paid_product_id as paidProductId',
  'c.paid_unit_price_yen as paidUnitPrice',
  'c.settlement_unpaid as settlementUnpaid',
  'c.invoiced',
  'c.status',
  'c.rental',
  'c.ordered_on as orderedOn',
  'c.anchor_on as anchorOn',
  'c.paid_periods as paidMonths',
  'c.period_months as periodMonths',
  'c.paid_until as paidUntil',
  'c.last_failed_on as lastFailedOn',
  'c.delivery_reminded as deliveryReminded',
  'c.return_since as returnSince',
  'c.return_reminded as returnReminded',
  'c.last_day as lastDay',
] as const

export type ContractRow = Omit<StoredContract, 'contract'> & Contract

/** Locks one contract, so that it has one writer at a time. It is null when another replica holds the lock and `skip` is set. */
export async function lockContract(
  trx: Trx,
  id: string,
  { skip }: { skip: boolean } = { skip: false },
): Promise<StoredContract | null> {
  const query = trx.selectFrom('contracts as c').select(contractColumns).where('c.id', '=', id).forUpdate()
  const row = await (skip ? query.skipLocked() : query).executeTakeFirst()
  return row ? toStoredContract(row) : null
}

/** Locks all contracts that a member uses or pays, in the order of their ids. */
export async function lockContractsOfMember(trx: Trx, memberId: string): Promise<StoredContract[]> {
  const rows = await trx
    .selectFrom('contracts as c')
    .select(contractColumns)
    .where((eb) => eb.or([eb('c.user_id', '=', memberId), eb('c.contractor_id', '=', memberId)]))
    .orderBy('c.id')
    .forUpdate()
    .execute()
  return rows.map(toStoredContract)
}

/** Locks the contracts that these members use, whoever pays them, in the order of their ids. */
export async function lockContractsOfUsers(trx: Trx, userIds: readonly string[]): Promise<void> {
  await trx
    .selectFrom('contracts')
    .select('id')
    .where('user_id', 'in', [...userIds])
    .where('status', 'in', [...liveStatuses])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Lists the ids of contracts that time alone has to move, the longest waiting first. */
export async function listContractIdsDueByTime(db: Db, today: Day, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('contracts')
    .select('id')
    .where('next_event_on', '<=', today)
    .orderBy('next_event_on')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

export async function insertContract(
  trx: Trx,
  options: {
    contractorId: string
    userId: string
    product: { id: string; price: number }
    contract: Contract
    cardId?: string | null
    deliveryId?: string | null
    orderId?: string | null
    invoiced?: boolean
    now: Date
    /** The id of a contract that the provider knows already; a new one gets its own. */
    id?: string
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('contracts')
    .values({
      ...(options.id !== undefined && { id: options.id }),
      contractor_id: options.contractorId,
      user_id: options.userId,
      product_id: options.product.id,
      unit_price_yen: options.product.price,
      card_id: options.cardId ?? null,
      delivery_id: options.deliveryId ?? null,
      order_id: options.orderId ?? null,
      invoiced: options.invoiced ?? false,
      ordered_at: options.now,
      ordered_on: options.contract.orderedOn,
      rental: options.contract.rental,
      ...changing(options.contract),
      updated_at: options.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateContract(
  trx: Trx,
  id: string,
  contract: Contract,
  { startedAt, now, isPeriodPaid }: { startedAt: Date | null; isPeriodPaid: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable('contracts')
    .set({ ...changing(contract), started_at: startedAt, updated_at: now })
    .$if(isPeriodPaid, (query) => query.set((eb) => toPaidPlanColumns(eb)))
    .where('id', '=', id)
    .execute()
}

/** Returns the columns that record the current plan as paid, with everything that was owed for it. */
export function toPaidPlanColumns(eb: ExpressionBuilder<BillingTables, 'contracts'>) {
  return {
    paid_product_id: eb.ref('product_id'),
    paid_unit_price_yen: eb.ref('unit_price_yen'),
    next_difference_yen: 0,
  }
}

function changing(contract: Contract) {
  return {
    status: contract.status,
    anchor_on: contract.anchorOn,
    paid_periods: contract.paidMonths,
    period_months: contract.periodMonths,
    paid_until: contract.paidUntil,
    last_failed_on: contract.lastFailedOn,
    delivery_reminded: contract.deliveryReminded,
    return_since: contract.returnSince,
    return_reminded: contract.returnReminded,
    last_day: contract.lastDay,
    next_event_on: findNextTimeEvent(contract)?.on ?? null,
    next_charge_on: findNextPaymentAttempt(contract),
  }
}

export function toStoredContract(row: ContractRow): StoredContract {
  const { id, contractorId, userId, productId, unitPrice, startedAt, cardId, ...others } = row
  const {
    nextProductId,
    nextUnitPrice,
    nextPeriodMonths,
    nextDifference,
    paidProductId,
    paidUnitPrice,
    settlementUnpaid,
    invoiced,
    ...contract
  } = others
  const next = { nextProductId, nextUnitPrice, nextPeriodMonths, nextDifference }
  const plan = { productId, unitPrice, ...next, paidProductId, paidUnitPrice, settlementUnpaid }
  return { id, contractorId, userId, startedAt, cardId, invoiced, ...plan, contract }
}

interface EntitlingProduct {
  price: number
  premium: boolean
  functionCodes: FunctionCode[]
  name: LocalText
  familySeats: number
}

/** Selects what a product opens; its id comes from a row to the left in the same query. */
function entitlingProduct(productId: string): RawBuilder<EntitlingProduct> {
  return sql`(select jsonb_build_object('price', p.price_yen, 'premium', p.premium, 'name', p.name, 'familySeats', p.family_seats,
      'functionCodes', array(select function_code from product_functions f where f.product_id = p.id)) as product
    from products p where p.id = ${sql.ref(productId)})`
}

type EntitlingRow = { product: EntitlingProduct } & (
  | ({ status: ContractStatus } & Omit<EntitlingContract, 'status' | 'product'>)
  | { status: null; fromOn: Day; untilOn: Day }
)

/** The plan that was paid for, while an upgrade of the contract is not. */
const LOWER_PAID_PRODUCT = sql.raw(
  'case when c.paid_unit_price_yen < c.unit_price_yen then c.paid_product_id end',
)

/**
 * Products are joined once around contracts, families and bonus days, and the query is prepared, because every playback runs it and
 * planning costs more than reading.
 */
const listEntitlingRows = prepareQuery('entitling-contracts-and-grants', (db: Db) =>
  sql<EntitlingRow>`
    select o.status, o.paid_until as "paidUntil", o.paid_periods as "paidMonths", o.last_failed_on as "lastFailedOn",
           o.from_on as "fromOn", o.until_on as "untilOn", o.family_seat as "familySeat", current_product.product,
           paid_product.product as "paidProduct"
      from (
        select c.status, c.paid_until, c.paid_periods, c.last_failed_on, null::date as from_on, null::date as until_on,
               c.product_id, ${LOWER_PAID_PRODUCT} as paid_product_id, null::int as family_seat
          from contracts c
         where c.user_id = $1 and c.status = any($2::contract_status[])
        union all
        select c.status, c.paid_until, c.paid_periods, c.last_failed_on, null, null, c.product_id, ${LOWER_PAID_PRODUCT},
               (select count(*)::int from family_places o
                 where o.contract_id = f.contract_id and o.ended_at is null and (o.joined_at, o.id) <= (f.joined_at, f.id))
          from family_places f join contracts c on c.id = f.contract_id
         where f.member_id = $1 and f.ended_at is null and c.status = any($2::contract_status[])
        union all
        select null, null, null, null, g.from_on, g.until_on, g.product_id, null, null
          from grants g
         where g.user_id = $1 and g.until_on > $3
      ) o
      cross join lateral ${entitlingProduct('o.product_id')} current_product
      left join lateral ${entitlingProduct('o.paid_product_id')} paid_product on true`.compile(db),
)

/**
 * Lists what may open functions for a member: contracts of the member, the contract of the family that the member has joined, and bonus
 * days that are not over.
 */
export async function listEntitlingContractsAndGrants(
  db: Db,
  userId: string,
  today: Day,
): Promise<{ contracts: EntitlingContract[]; grants: BonusGrant[] }> {
  const rows = await listEntitlingRows(db, userId, [...heldStatuses], today)
  const contracts: EntitlingContract[] = []
  const grants: BonusGrant[] = []
  for (const row of rows) {
    const { product } = row
    if (row.status === null) {
      grants.push({ fromOn: row.fromOn, untilOn: row.untilOn, product })
      continue
    }
    const { status, paidUntil, paidMonths, lastFailedOn, paidProduct, familySeat } = row
    contracts.push({ status, paidUntil, paidMonths, lastFailedOn, product, paidProduct, familySeat })
  }
  return { contracts, grants }
}
