import { isDeepStrictEqual } from 'node:util'
import { getJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import type { BillingDatabase } from '../../tables.ts'
import { getFieldErrorText } from '../../texts.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import {
  type ConsoleProduct,
  findConsoleProduct,
  insertProduct,
  lockProduct,
  type ProductFields,
  scheduleEntitlementUpdates,
  updateProduct,
  updateWithdrawnAt,
} from './products-admin.sql.ts'

interface Act {
  actorId: string
  now: Date
}

/**
 * @returns its id
 * @throws ApiError E3001 when the key is taken or the yearly price is out of range
 */
export async function createProduct(
  database: BillingDatabase,
  { key, rental, fields, actorId, now }: Act & { key: string; rental: boolean; fields: ProductFields },
): Promise<string> {
  requireYearlyPrice(fields, { rental })
  return database.db.transaction().execute(async (trx) => {
    const id = await insertProduct(trx, { key, rental, fields, now })
    if (id === null) {
      throw new ApiError('E3001', { fields: { key: getFieldErrorText('productKeyTaken') } })
    }
    const detail = { key, price: fields.price }
    await insertCommerceLogEntry(trx, { actorId, action: 'product-created', subjectId: id, detail, now })
    return id
  })
}

/**
 * Changes a product. Contracts keep the price at which they were made; what the product opens, and its name, changes for
 * everybody who has it, and the other services are notified within seconds.
 * @throws ApiError E4040, E3001 for a yearly price out of range, or BILLING_PRODUCT_EDITED when another administrator changed it since `updatedAt`
 */
export async function changeProduct(
  database: BillingDatabase,
  { id, updatedAt, fields, actorId, now }: Act & { id: string; updatedAt: Date; fields: ProductFields },
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const before = (await lockProduct(trx, id)) ? await findConsoleProduct(trx, id) : null
    if (!before) throw new ApiError('E4040')
    if (before.updatedAt.getTime() !== updatedAt.getTime()) throw new ApiError('BILLING_PRODUCT_EDITED')
    requireYearlyPrice(fields, before)
    const changed = changesOf(before, fields)
    if (Object.keys(changed).length === 0) return
    await updateProduct(trx, before.id, fields, now)
    await scheduleEntitlementUpdates(trx, before.id, getJstDay(now))
    await insertCommerceLogEntry(trx, {
      actorId,
      action: 'product-changed',
      subjectId: before.id,
      detail: changed,
      now,
    })
  })
}

/** A year costs more than a month and at most twelve of them, because the plan page says what it saves. */
function requireYearlyPrice(
  { price, yearlyPrice }: Pick<ProductFields, 'price' | 'yearlyPrice'>,
  { rental }: { rental: boolean },
): void {
  if (yearlyPrice === null) return
  if (rental)
    throw new ApiError('E3001', { fields: { yearlyPrice: getFieldErrorText('yearlyPriceOfRental') } })
  if (yearlyPrice <= price || yearlyPrice > 12 * price)
    throw new ApiError('E3001', { fields: { yearlyPrice: getFieldErrorText('yearlyPrice') } })
}

/** Returns the fields that differ, with the old and the new value. */
function changesOf(before: ConsoleProduct, after: ProductFields): Record<string, unknown> {
  const names = Object.keys(after) as (keyof ProductFields)[]
  const isSame = (name: keyof ProductFields) => isDeepStrictEqual(sorted(before[name]), sorted(after[name]))
  return Object.fromEntries(
    names.filter((name) => !isSame(name)).map((name) => [name, { from: before[name], to: after[name] }]),
  )

  /** The order of the codes has no meaning; that of the lines in `functions` has. */
  function sorted(value: ProductFields[keyof ProductFields]) {
    return Array.isArray(value) ? [...value].sort() : value
  }
}

/** @throws ApiError E4040 */
export async function setProductWithdrawn(
  database: BillingDatabase,
  { id, withdrawn, actorId, now }: Act & { id: string; withdrawn: boolean },
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const before = (await lockProduct(trx, id)) ? await findConsoleProduct(trx, id) : null
    if (!before) throw new ApiError('E4040')
    if ((before.withdrawnAt !== null) === withdrawn) return
    await updateWithdrawnAt(trx, before.id, withdrawn ? now : null, now)
    const action = withdrawn ? 'product-withdrawn' : 'product-returned'
    await insertCommerceLogEntry(trx, { actorId, action, subjectId: before.id, now })
  })
}
