import { addDays, addMonths, DAY_MS, jstDay } from '@hibiki/calendar'
import { lockMember } from '@hibiki/projections'
import { openServiceDatabase } from '@hibiki/service'
import { pino } from 'pino'
import { registerCardOf } from '../modules/cards/register-card.ts'
import { changeContract } from '../modules/contracts/change-contract.ts'
import { insertContract, lockContract } from '../modules/contracts/contracts.sql.ts'
import { newSubscription } from '../modules/contracts/new-contract.rules.ts'
import { transition } from '../modules/contracts/transitions.rules.ts'
import { insertPaidInvoice } from '../modules/invoices/invoices.sql.ts'
import type { PaymentProvider } from '../modules/payments/payment-provider.ts'
import { listProducts, type Product } from '../modules/products/products.sql.ts'
import { billing } from '../service.ts'
import type { BillingDatabase, Db, Trx } from '../tables.ts'

/** Days ago on which the demo contracts began, so that a good part of the first month is left. */
const BEGAN_DAYS_AGO = 5

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
 * Gives demo members who have never had a contract the plans of the demo, each paid with a test card so that it renews, and inserts the
 * demo's bonus codes. Only local mode calls this.
 *
 * @param o.databaseUrl billing's own database, already migrated
 * @param o.payments a provider that knows Stripe's test tokens; without one there are no cards
 * @returns how many contracts were made
 */
export async function seedDemoContracts(o: {
  databaseUrl: string
  contracts: readonly DemoContract[]
  now: Date
  payments?: PaymentProvider
}): Promise<number> {
  const database = openServiceDatabase(billing, { DATABASE_URL: o.databaseUrl, DATABASE_CONNECTIONS: 1 })
  try {
    const products = await listProducts(database.db)
    await insertCodes(database, products, o.now)
    let made = 0
    for (const { userId, productKey } of o.contracts) {
      const product = products.find(({ key }) => key === productKey)
      if (!product || (await hadContract(database.db, userId))) continue
      const cardId = o.payments ? await registerTestCard(database, userId, o.payments, o.now) : null
      const isNew = await database.db
        .transaction()
        .execute((trx: Trx) => insertDemoContract(trx, { userId, product, cardId, now: o.now }))
      if (isNew) made += 1
    }
    return made
  } finally {
    await database.close()
  }
}

async function insertDemoContract(
  trx: Trx,
  { userId, product, cardId, now }: { userId: string; product: Product; cardId: string | null; now: Date },
): Promise<boolean> {
  await lockMember(trx, userId)
  if (await hadContract(trx, userId)) return false
  const beganAt = new Date(now.getTime() - BEGAN_DAYS_AGO * DAY_MS)
  const began = jstDay(beganAt)
  const contract = newSubscription(began)
  const id = await insertContract(trx, {
    ...{ contractorId: userId, userId, product, contract, cardId, now: beganAt },
  })
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

async function hadContract(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('contracts').select('id').where('user_id', '=', userId)
  return (await query.executeTakeFirst()) !== undefined
}

/** Its keys are the member's and the token's, so two runners that start together register one card. */
async function registerTestCard(
  database: BillingDatabase,
  userId: string,
  payments: PaymentProvider,
  now: Date,
): Promise<string | null> {
  const deps = { database, payments, clock: () => now, log: pino({ level: 'silent' }) }
  const registered = await registerCardOf(deps, userId, 'tok_visa')
  return 'id' in registered ? registered.id : null
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
        max_uses: 1000,
        expires_on: addDays(jstDay(now), 365),
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
  }
}
