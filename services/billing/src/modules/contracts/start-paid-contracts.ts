import { addMonths, jstDay } from '@hibiki/calendar'
import { lockMember } from '@hibiki/projections'
import { openServiceDatabase } from '@hibiki/service'
import { pino } from 'pino'
import { billing } from '../../service.ts'
import type { BillingDatabase, Trx } from '../../tables.ts'
import { registerCardOf } from '../cards/register-card.ts'
import { insertPaidInvoice } from '../invoices/invoices.sql.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { listProducts, type Product } from '../products/products.sql.ts'
import { changeContract } from './change-contract.ts'
import { hadContract, insertContract, lockContract } from './contracts.sql.ts'
import { newSubscription } from './new-contract.rules.ts'
import { transition } from './transitions.rules.ts'

interface StartPaidContracts {
  /** Billing's own database, already migrated. */
  databaseUrl: string
  contracts: readonly { userId: string; productKey: string; beganAt: Date }[]
  now: Date
  /** A card that a provider charges when the contracts renew; without one nobody has a card. */
  card?: { payments: PaymentProvider; token: string }
}

/**
 * Starts contracts whose first month is paid, for members who have never had one.
 *
 * @returns how many contracts were started
 */
export async function startPaidContracts(options: StartPaidContracts): Promise<number> {
  const { databaseUrl, contracts, card, now } = options
  const database = openServiceDatabase(billing, { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 1 })
  try {
    const products = await listProducts(database.db)
    let started = 0
    for (const { userId, productKey, beganAt } of contracts) {
      const product = products.find(({ key }) => key === productKey)
      if (!product || (await hadContract(database.db, userId))) continue
      const cardId = card ? await registerCard(database, userId, card, now) : null
      const isNew = await database.db
        .transaction()
        .execute((trx: Trx) => startPaidContract(trx, { userId, product, cardId, beganAt }))
      if (isNew) started += 1
    }
    return started
  } finally {
    await database.close()
  }
}

async function startPaidContract(
  trx: Trx,
  {
    userId,
    product,
    cardId,
    beganAt,
  }: { userId: string; product: Product; cardId: string | null; beganAt: Date },
): Promise<boolean> {
  await lockMember(trx, userId)
  if (await hadContract(trx, userId)) return false
  const began = jstDay(beganAt)
  const contract = newSubscription(began)
  const id = await insertContract(trx, {
    ...{ contractorId: userId, userId, product, contract, cardId, now: beganAt },
  })
  const stored = await lockContract(trx, id)
  const paid = transition(contract, 'payment-succeeded', 'provider', began)
  if (!stored || !paid.ok) throw new Error('a paid contract could not begin')
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

/** Its keys are the member's and the token's, so two processes that start together register one card. */
async function registerCard(
  database: BillingDatabase,
  userId: string,
  { payments, token }: { payments: PaymentProvider; token: string },
  now: Date,
): Promise<string | null> {
  const deps = { database, payments, clock: () => now, log: pino({ level: 'silent' }) }
  const registered = await registerCardOf(deps, userId, token)
  return 'id' in registered ? registered.id : null
}
