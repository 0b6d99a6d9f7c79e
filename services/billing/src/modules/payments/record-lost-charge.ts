import { addMonths, type Day, getJstDay } from '@hibiki/calendar'
import { runTransactionWithRetry } from '@hibiki/database'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Trx } from '../../tables.ts'
import { findMemberIdOfProviderCustomer } from '../cards/cards.sql.ts'
import { findChargedCardId } from '../cards/payment-cards.sql.ts'
import type { PeriodMonths } from '../contracts/billing-period.rules.ts'
import { hasOtherContractForProduct, updateContractPlan } from '../contracts/contract-plans.sql.ts'
import { insertContract, lockContract, type StoredContract } from '../contracts/contracts.sql.ts'
import { buildSubscriptionContract } from '../contracts/new-contract.rules.ts'
import { hasLiveContractForProduct } from '../contracts/purchases.sql.ts'
import { insertSettlementInvoice, upsertInvoiceToCharge } from '../invoices/invoices.sql.ts'
import { listProducts } from '../products/products.sql.ts'
import { type ChargeMetadata, parseChargeMetadata } from './charge-metadata.sql.ts'
import type { PaymentContext } from './payment-context.ts'
import type { ProviderCharge } from './payment-provider.ts'
import { findPayment, insertPayment, linkPaymentToInvoice } from './payments.sql.ts'
import { settlePayment } from './settle-payment.ts'

interface LostCharge {
  charge: ProviderCharge
  about: ChargeMetadata
  memberId: string
  cardId: string | null
  chargedOn: Day
  chargedAt: Date
}

/**
 * Writes the payment and the bill of a charge that the provider made and that is missing here after a restore, and settles them
 * as of the time of the charge. A charge whose contract, member or product is unknown, or whose period is paid already, changes
 * nothing.
 * @returns whether it was booked
 */
export async function recordLostCharge(deps: PaymentContext, charge: ProviderCharge): Promise<boolean> {
  const about = parseChargeMetadata(charge.metadata)
  if (!about) return false
  const isWritten = await runTransactionWithRetry(deps.database.db, async (trx) => {
    const memberId = await findMemberIdOfProviderCustomer(trx, charge.customerId)
    if (memberId === null) return false
    for (const id of [...new Set([memberId, about.user])].sort()) {
      await lockMember(trx, id)
      if (await isMemberErased(trx, id)) return false
    }
    if (await findPayment(trx, about.payment)) return false
    const chargedAt = new Date(charge.created * 1000)
    const { paymentMethodId } = charge
    const cardId =
      paymentMethodId === null ? null : await findChargedCardId(trx, { memberId, paymentMethodId })
    const lost = { charge, about, memberId, cardId, chargedAt, chargedOn: getJstDay(chargedAt) }
    return write(trx, lost)
  })
  if (!isWritten) return false
  return (await settlePayment(deps, about.payment, charge)) === 'succeeded'
}

async function write(trx: Trx, lost: LostCharge): Promise<boolean> {
  const { about, memberId } = lost
  const found = await lockContract(trx, about.contract)
  if (found && found.contractorId !== memberId) return false
  if (about.purpose === 'order') return found === null && writeOrder(trx, lost)
  if (!found) return false
  return about.purpose === 'renewal' ? writeRenewal(trx, lost, found) : writeSettlement(trx, lost, found)
}

/** The contract is created again under its id; what was ordered with it is in the member's mail. */
async function writeOrder(trx: Trx, lost: LostCharge): Promise<boolean> {
  const { about, memberId, cardId, chargedAt, chargedOn } = lost
  const product = await findSoldProduct(trx, about.product)
  if (!product || product.rental) return false
  if (await hasLiveContractForProduct(trx, { userId: about.user, productId: product.id })) return false
  await insertContract(trx, {
    id: about.contract,
    contractorId: memberId,
    userId: about.user,
    product: { id: product.id, price: Number(about.price) },
    contract: buildSubscriptionContract(chargedOn, periodMonthsOf(about)),
    cardId,
    now: chargedAt,
  })
  await writeBill(trx, lost, addMonths(about.period, periodMonthsOf(about)))
  return true
}

/** It is booked for the plan that was paid, because a change of plan since the backup is known from the metadata only. */
async function writeRenewal(trx: Trx, lost: LostCharge, found: StoredContract): Promise<boolean> {
  const { about } = lost
  const { anchorOn, paidMonths, paidUntil } = found.contract
  if (paidUntil !== about.period || anchorOn === null) return false
  if (!(await takePlan(trx, lost, found))) return false
  await writeBill(trx, lost, addMonths(anchorOn, paidMonths + periodMonthsOf(about)))
  return true
}

async function takePlan(trx: Trx, { about }: LostCharge, found: StoredContract): Promise<boolean> {
  const { id: contractId, userId, productId, unitPrice } = found
  const price = Number(about.price)
  const periodMonths = periodMonthsOf(about)
  const isSamePeriod = periodMonths === found.contract.periodMonths
  if (about.product === productId && price === unitPrice && isSamePeriod) return true
  if (!(await findSoldProduct(trx, about.product))) return false
  if (
    userId !== null &&
    (await hasOtherContractForProduct(trx, { userId, productId: about.product, contractId }))
  )
    return false
  const nothingNext = { nextProductId: null, nextUnitPrice: null, nextPeriodMonths: null }
  const plan = { productId: about.product, unitPrice: price, periodMonths, ...nothingNext }
  await updateContractPlan(trx, contractId, plan)
  return true
}

async function writeSettlement(trx: Trx, lost: LostCharge, found: StoredContract): Promise<boolean> {
  const { about, memberId, charge, chargedOn, chargedAt } = lost
  const paymentId = await writePayment(trx, lost)
  const invoiceId = await insertSettlementInvoice(trx, {
    contractId: found.id,
    memberId,
    productId: found.productId,
    periodFrom: chargedOn,
    periodUntil: addMonths(about.period, 1),
    difference: charge.amount,
    amount: charge.amount,
    paymentId,
    now: chargedAt,
  })
  await linkPaymentToInvoice(trx, { paymentId, invoiceId })
  return true
}

async function writeBill(trx: Trx, lost: LostCharge, periodUntil: Day): Promise<void> {
  const { about, memberId, charge, chargedAt } = lost
  const paymentId = await writePayment(trx, lost)
  const invoiceId = await upsertInvoiceToCharge(trx, {
    contractId: about.contract,
    memberId,
    productId: about.product,
    periodFrom: about.period,
    periodUntil,
    periodMonths: periodMonthsOf(about),
    unitPrice: Number(about.price),
    difference: Math.max(charge.amount - Number(about.price), 0),
    amount: charge.amount,
    paymentId,
    now: chargedAt,
  })
  if (invoiceId !== null && about.purpose !== 'order')
    await linkPaymentToInvoice(trx, { paymentId, invoiceId })
}

function writePayment(trx: Trx, lost: LostCharge): Promise<string> {
  const { about, charge, memberId, cardId, chargedAt } = lost
  const { customerId, paymentMethodId } = charge
  const source =
    charge.method === 'konbini' || paymentMethodId === null
      ? { customerId, konbiniExpiresAt: chargedAt }
      : { cardId, customerId, paymentMethodId }
  return insertPayment(trx, {
    id: about.payment,
    memberId,
    source,
    orderId: null,
    purpose: about.purpose,
    amount: charge.amount,
    credits: 0,
    now: chargedAt,
  })
}

function periodMonthsOf({ months }: ChargeMetadata): PeriodMonths {
  return months === '12' ? 12 : 1
}

async function findSoldProduct(trx: Trx, id: string) {
  return (await listProducts(trx)).find((product) => product.id === id)
}
