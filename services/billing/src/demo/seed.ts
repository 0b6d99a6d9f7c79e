import { addDays, addMonths, jstDay } from '@hibiki/calendar'
import type { BillingDatabase, Trx } from '../db/schema.ts'
import { changeContract } from '../modules/contracts/change-contract.ts'
import { insertContract, lockContract } from '../modules/contracts/contracts.sql.ts'
import { newSubscription } from '../modules/contracts/new-contract.rules.ts'
import { transition } from '../modules/contracts/transitions.rules.ts'
import { insertPaidInvoice } from '../modules/invoices/invoices.sql.ts'
import { lockMember } from '../modules/members/members.sql.ts'
import { listProducts, type Product } from '../modules/products/products.sql.ts'
import { openBillingDatabase } from '../start.ts'

/** Days ago on which the demo contracts began, so that a good part of the first month is left. */
const BEGAN_DAYS_AGO = 5
const DAY_MS = 86_400_000

/** Codes that can be typed in local mode; the second counts on the next invoice. */
const demoBonusCodes = [
  { code: 'WELCOME30', productKey: 'standard', days: 30, yen: null },
  { code: 'THANKYOU500', productKey: null, days: null, yen: 500 },
] as const

interface DemoContract {
  userId: string
  productKey: string
}

/**
 * Gives demo members who have never had a contract the plans of the demo, and makes the demo's bonus codes. Only the local
 * runner calls this.
 *
 * @param o.databaseUrl billing's own database, already migrated
 * @returns how many contracts were made
 */
export async function seedDemoContracts(o: {
  databaseUrl: string
  contracts: readonly DemoContract[]
  now: Date
}): Promise<number> {
  const database = openBillingDatabase({ DATABASE_URL: o.databaseUrl, DATABASE_CONNECTIONS: 1 })
  try {
    const products = await listProducts(database.db)
    await insertCodes(database, products, o.now)
    let made = 0
    for (const { userId, productKey } of o.contracts) {
      const product = products.find(({ key }) => key === productKey)
      if (!product) continue
      const isNew = await database.db
        .transaction()
        .execute((trx) => insertDemoContract(trx, { userId, product, now: o.now }))
      if (isNew) made += 1
    }
    return made
  } finally {
    await database.close()
  }
}

async function insertDemoContract(
  trx: Trx,
  { userId, product, now }: { userId: string; product: Product; now: Date },
): Promise<boolean> {
  await lockMember(trx, userId)
  const existing = await trx
    .selectFrom('contracts')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (existing) return false
  const beganAt = new Date(now.getTime() - BEGAN_DAYS_AGO * DAY_MS)
  const began = jstDay(beganAt)
  const contract = newSubscription(began)
  const id = await insertContract(trx, { contractorId: userId, userId, product, contract, now: beganAt })
  const stored = await lockContract(trx, id)
  const paid = transition(contract, 'payment-succeeded', 'provider', began)
  if (!stored || !paid.ok) throw new Error('a demo contract could not begin')
  await changeContract(trx, stored, paid.contract, beganAt)
  await insertPaidInvoice(trx, {
    contractId: id,
    memberId: userId,
    productName: product.name,
    periodFrom: began,
    periodUntil: addMonths(began, 1),
    unitPrice: product.price,
    paidAt: beganAt,
  })
  return true
}

async function insertCodes(
  database: BillingDatabase,
  products: readonly Product[],
  now: Date,
): Promise<void> {
  for (const { code, productKey, days, yen } of demoBonusCodes) {
    const productId = products.find(({ key }) => key === productKey)?.id ?? null
    await database.db
      .insertInto('bonus_codes')
      .values({
        code,
        product_id: productId,
        days,
        yen,
        most_uses: 1000,
        expires_on: addDays(jstDay(now), 365),
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
  }
}
