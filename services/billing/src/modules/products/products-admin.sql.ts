import {
  joinConditions,
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/http'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import { liveStatuses } from '../contracts/contract.rules.ts'
import type { TaxRate } from '../tax-documents/tax.rules.ts'
import type { FunctionCode } from './function-codes.rules.ts'

/** The fields of a product that an administrator may change. */
export interface ProductFields {
  name: LocalText
  description: LocalText
  functions: LocalText<string[]>
  functionCodes: FunctionCode[]
  price: number
  taxRate: TaxRate
  yearlyPrice: number | null
  image: string
  displayOrder: number
  hidden: boolean
  premium: boolean
  familySeats: number
}

export interface ConsoleProduct extends ProductFields {
  id: string
  key: string
  rental: boolean
  withdrawnAt: Date | null
  /** Number of contracts that are not over. */
  contracts: number
  updatedAt: Date
}

export interface ConsoleProductFilter {
  id?: string[]
  q?: string
  rental?: boolean
  hidden?: boolean
  withdrawn?: boolean
}

function productsQuery(filter: ConsoleProductFilter): RawBuilder<unknown> {
  const { id, q, rental, hidden, withdrawn } = filter
  return sql`
    select p.id, p.key, p.name, p.description, p.functions,
      array(select function_code from product_functions f where f.product_id = p.id order by 1) as "functionCodes",
      p.price_yen as price, p.yearly_price_yen as "yearlyPrice", p.tax_rate_percent as "taxRate", p.image, p.display_order as "displayOrder",
      p.hidden, p.rental, p.premium,
      p.family_seats as "familySeats",
      p.withdrawn_at as "withdrawnAt", p.updated_at as "updatedAt",
      (select count(*)::int from contracts c where c.product_id = p.id and c.status = any(${[...liveStatuses]})) as contracts
    from products p
    where ${joinConditions([
      id && whereIdIn('p.id', id),
      q &&
        sql`(${whereContainsText(q, 'p.key')} or exists (
          select from jsonb_each_text(p.name) as name where ${whereContainsText(q, 'name.value')}))`,
      rental !== undefined && sql`p.rental = ${rental}`,
      hidden !== undefined && sql`p.hidden = ${hidden}`,
      withdrawn !== undefined && sql`(p.withdrawn_at is not null) = ${withdrawn}`,
    ])}`
}

export const listConsoleProducts = (
  db: Db,
  { filter, ...page }: ListRequest<ConsoleProductFilter>,
): Promise<RowPage<ConsoleProduct>> => selectPage(db, productsQuery(filter), page)

export const findConsoleProduct = (db: Db, id: string): Promise<ConsoleProduct | undefined> =>
  selectRow(db, productsQuery({}), id)

function columnsOf(fields: ProductFields) {
  return {
    name: fields.name,
    description: fields.description,
    functions: fields.functions,
    price_yen: fields.price,
    tax_rate_percent: fields.taxRate,
    yearly_price_yen: fields.yearlyPrice,
    image: fields.image,
    display_order: fields.displayOrder,
    hidden: fields.hidden,
    premium: fields.premium,
    family_seats: fields.familySeats,
  }
}

/** Returns null when the key is taken. */
export async function insertProduct(
  trx: Trx,
  { key, rental, fields, now }: { key: string; rental: boolean; fields: ProductFields; now: Date },
): Promise<string | null> {
  const row = await trx
    .insertInto('products')
    .values({ key, rental, ...columnsOf(fields), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await saveFunctions(trx, row.id, fields.functionCodes)
  return row.id
}

export async function updateProduct(trx: Trx, id: string, fields: ProductFields, now: Date): Promise<void> {
  await trx
    .updateTable('products')
    .set({ ...columnsOf(fields), updated_at: now })
    .where('id', '=', id)
    .execute()
  await saveFunctions(trx, id, fields.functionCodes)
}

async function saveFunctions(trx: Trx, productId: string, codes: readonly FunctionCode[]): Promise<void> {
  await trx.deleteFrom('product_functions').where('product_id', '=', productId).execute()
  const rows = [...new Set(codes)].map((code) => ({ product_id: productId, function_code: code }))
  if (rows.length > 0) await trx.insertInto('product_functions').values(rows).execute()
}

/** Finds a product and locks its row until the transaction ends. */
export async function lockProduct(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select id from products where id::text = ${id} for update`.execute(trx)
  return rows.length > 0
}

export async function updateWithdrawnAt(trx: Trx, id: string, at: Date | null, now: Date): Promise<void> {
  await trx.updateTable('products').set({ withdrawn_at: at, updated_at: now }).where('id', '=', id).execute()
}

/**
 * Makes the entitlements of everybody who uses a product due now, so that the job `pass-time` recomputes and publishes them within
 * seconds. The members are locked in the order of their ids, as everywhere, so that transactions cannot deadlock.
 */
export async function scheduleEntitlementUpdates(trx: Trx, productId: string, today: Day): Promise<void> {
  await sql`
    with users as (
      select e.user_id from entitlements e
      where e.user_id in (
        select user_id from contracts where product_id = ${productId} and status in ('active', 'cancelReserved', 'pendingPayment', 'pastDue')
        union select user_id from grants where product_id = ${productId} and until_on > ${today})
      order by e.user_id for update)
    update entitlements set next_change_on = ${today} from users where entitlements.user_id = users.user_id`.execute(
    trx,
  )
}
