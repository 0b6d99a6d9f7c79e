import { addDays, addMonths, type Day, getJstDay, startOfJstDay } from '@hibiki/calendar'
import { lockMember } from '@hibiki/projections'
import { openServiceDatabase } from '@hibiki/service'
import pLimit from 'p-limit'
import { pino } from 'pino'
import { billing } from '../../service.ts'
import type { BillingDatabase, Db, Trx } from '../../tables.ts'
import { registerMemberCard } from '../cards/register-member-card.ts'
import { insertPaidInvoice } from '../invoices/invoices.sql.ts'
import { buildChargeMetadata } from '../payments/charge-metadata.sql.ts'
import { requestCharge } from '../payments/charge-payment.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { findPayment } from '../payments/payments.sql.ts'
import { insertSettledPayment, saveProviderId } from '../payments/settled-payment.sql.ts'
import { listProducts, type Product } from '../products/products.sql.ts'
import type { Contract } from './contract.rules.ts'
import {
  hasEverHadContract,
  insertContract,
  listUserIdsEverWithContract,
  lockContract,
} from './contracts.sql.ts'
import { buildSubscriptionContract } from './new-contract.rules.ts'
import { applyTimeEvents } from './passing-time.rules.ts'
import { saveContractTransition } from './save-contract-transition.ts'
import { applyTransition } from './transitions.rules.ts'

const CANCELLED_AFTER_DAYS = 20
/**
 * Contracts of different members are written in parallel, but on few connections, because the services that are starting need
 * them, too.
 */
const MAX_CONCURRENT = 4

interface NewPaidContract {
  userId: string
  productKey: string
  beganAt: Date
  /** Cancels the contract in its first period, with which it ends. */
  isCancelled?: boolean
}

interface StartPaidContracts {
  /** The URL of billing's own database, already migrated. */
  databaseUrl: string
  contracts: readonly NewPaidContract[]
  now: Date
  /** A card that the provider charges when the contracts renew; without it no member has a card. */
  card?: { payments: PaymentProvider; token: string }
}

/**
 * Starts contracts that are paid until today, period by period, for members who have never had one.
 * @returns how many contracts were started
 */
export async function seedPaidContracts(options: StartPaidContracts): Promise<number> {
  const { databaseUrl, contracts, card, now } = options
  const database = openServiceDatabase(billing, {
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: MAX_CONCURRENT,
  })
  try {
    const products = await listProducts(database.db)
    const hadOne = await listUserIdsEverWithContract(
      database.db,
      contracts.map(({ userId }) => userId),
    )
    const missing = contracts.flatMap(({ productKey, ...contract }) => {
      const product = products.find(({ key }) => key === productKey)
      return product && !hadOne.has(contract.userId) ? [{ ...contract, product }] : []
    })
    const start = async ({ userId, product, beganAt, isCancelled = false }: (typeof missing)[number]) => {
      const cardId = card ? await registerCard(database, userId, card, now) : null
      const paymentIds = await database.db
        .transaction()
        .execute((trx: Trx) => startPaidContract(trx, { userId, product, cardId, beganAt, isCancelled, now }))
      if (card) for (const id of paymentIds ?? []) await chargeAtProvider(database.db, card.payments, id)
      return paymentIds !== null
    }
    const limit = pLimit(MAX_CONCURRENT)
    const starting = missing.map((contract) => limit(() => start(contract)))
    // When one has failed and the database is closed, the others must not go on writing.
    await Promise.allSettled(starting)
    return (await Promise.all(starting)).filter((isNew) => isNew).length
  } finally {
    await database.close()
  }
}

interface PaidContract {
  userId: string
  product: Product
  cardId: string | null
  beganAt: Date
  isCancelled: boolean
  now: Date
}

/** @returns the ids of its card payments; null for a member who has had a contract before */
async function startPaidContract(trx: Trx, options: PaidContract): Promise<string[] | null> {
  const { userId, product, cardId, beganAt, isCancelled } = options
  await lockMember(trx, userId)
  if (await hasEverHadContract(trx, userId)) return null
  const began = getJstDay(beganAt)
  const contract = buildSubscriptionContract(began)
  const id = await insertContract(trx, {
    contractorId: userId,
    userId,
    product,
    contract,
    cardId,
    now: beganAt,
  })
  const today = getJstDay(options.now)
  const paymentIds: string[] = []
  let paidOn = began
  for (;;) {
    const { contract: current, paymentId } = await payPeriod(trx, { ...options, id, paidOn })
    if (paymentId !== null) paymentIds.push(paymentId)
    if (current.paidUntil === null || isCancelled || current.paidUntil > today) break
    paidOn = current.paidUntil
  }
  if (isCancelled) await cancelAfterFirstPeriod(trx, id, { began, today })
  return paymentIds
}

/** Pays the next period on a day: it moves the contract and writes its bill and the card's payment. */
async function payPeriod(
  trx: Trx,
  options: PaidContract & { id: string; paidOn: Day },
): Promise<{ contract: Contract; paymentId: string | null }> {
  const { id, paidOn, userId, product, cardId, beganAt } = options
  const paidAt = paidOn === getJstDay(beganAt) ? beganAt : startOfJstDay(paidOn)
  const stored = await lockContract(trx, id)
  if (!stored) throw new Error('the contract just begun is not there')
  const paid = applyTransition(stored.contract, 'payment-succeeded', 'provider', paidOn)
  if (!paid.ok) throw new Error('a paid contract could not go on')
  await saveContractTransition(trx, stored, paid.contract, paidAt)
  await insertPaidInvoice(trx, {
    contractId: id,
    memberId: userId,
    productName: product.name,
    periodFrom: paidOn,
    periodUntil: addMonths(paidOn, 1),
    unitPrice: product.price,
    paidAt,
  })
  const paymentId =
    cardId && (await insertSettledPayment(trx, { contractId: id, cardId, periodFrom: paidOn, paidAt }))
  return { contract: paid.contract, paymentId }
}

/** Has the provider charge a payment that is settled here, so that staff can refund it like any other. */
async function chargeAtProvider(db: Db, payments: PaymentProvider, paymentId: string): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (!payment?.paymentMethodId) return
  const { paymentMethodId } = payment
  const about = await buildChargeMetadata(db, payment)
  const intent = await requestCharge(payments, { ...payment, paymentMethodId }, about)
  await saveProviderId(db, { paymentId, providerId: intent.id })
}

/** Cancels a contract some days before its first period ends, and ends it when the period is over. */
async function cancelAfterFirstPeriod(
  trx: Trx,
  id: string,
  { began, today }: { began: Day; today: Day },
): Promise<void> {
  const cancelledOn = addDays(began, CANCELLED_AFTER_DAYS)
  if (cancelledOn > today) return
  await change((contract) => {
    const cancelled = applyTransition(contract, 'cancel', 'contractor', cancelledOn)
    if (!cancelled.ok) throw new Error('a paid contract could not be cancelled')
    return cancelled.contract
  }, cancelledOn)
  await change((contract) => applyTimeEvents(contract, today).contract, today)

  async function change(move: (contract: Contract) => Contract, on: Day): Promise<void> {
    const stored = await lockContract(trx, id)
    if (!stored) throw new Error('the contract just begun is not there')
    const moved = move(stored.contract)
    if (moved.status !== stored.contract.status)
      await saveContractTransition(trx, stored, moved, startOfJstDay(on))
  }
}

/** The idempotency keys derive from the member and the token, so two processes that start together register one card. */
async function registerCard(
  database: BillingDatabase,
  userId: string,
  { payments, token }: { payments: PaymentProvider; token: string },
  now: Date,
): Promise<string | null> {
  const deps = { database, payments, clock: () => now, log: pino({ level: 'silent' }) }
  const registered = await registerMemberCard(deps, userId, token)
  return 'id' in registered ? registered.id : null
}
