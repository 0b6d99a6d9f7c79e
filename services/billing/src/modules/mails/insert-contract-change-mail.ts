import { addDays, getJstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import {
  type Contract,
  DUNNING_END_DAYS,
  PAYMENT_GRACE_DAYS,
  RETURN_REMINDER_DAYS,
} from '../contracts/contract.rules.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { findNextPaymentAttempt } from '../contracts/passing-time.rules.ts'
import { getPlanOfNextBill } from '../contracts/plan-of-next-bill.ts'
import { computeOverdueDifference, type Settlement } from '../contracts/settlement.rules.ts'
import { findPlannedLastDay } from '../contracts/transitions.rules.ts'
import {
  type ContractMailEvent,
  computeDeliveryCancelDay,
  findContractMailEvent,
} from './contract-mail-event.rules.ts'
import { findBillOfPeriod, findMailCard, getProductName } from './mail-facts.sql.ts'
import { insertMail } from './mails.sql.ts'

interface Change {
  before: StoredContract
  after: Contract
  now: Date
  settlement?: Settlement
}

/** Writes the mail that tells the payer what a change of a contract means, in the transaction of the change. */
export async function insertContractChangeMail(trx: Trx, change: Change): Promise<void> {
  const { before, after, now } = change
  const userId = before.contractorId
  const news = findContractMailEvent(before.contract, after, before)
  if (userId === null || news === null) return
  const mail = await mailOf(trx, news, change)
  await insertMail(trx, { ...mail, userId, now })
}

/** Returns the template and its facts for each kind of news. */
async function mailOf(trx: Trx, news: ContractMailEvent, change: Change) {
  const { before, after, now } = change
  if (news === 'payment-received') return receipt(trx, change)
  if (news === 'payment-failed') return failure(trx, change)
  const product = await getProductName(trx, before.productId)
  const ofContract = { product, userId: findUserIdUnlessPayer(before) }
  const { orderedOn } = after
  const lastDay = findPlannedLastDay(after) ?? getJstDay(now)
  const returnBy = addDays(after.returnSince ?? lastDay, RETURN_REMINDER_DAYS)
  switch (news) {
    case 'cancel-reserved':
      return { template: news, facts: { ...ofContract, lastDay, settled: await settledOf(trx, change) } }
    case 'cancel-undone':
      return {
        template: news,
        facts: {
          ...ofContract,
          nextPaymentOn: after.paidUntil ?? lastDay,
          nextProduct: before.nextProductId && (await getProductName(trx, before.nextProductId)),
        },
      }
    case 'contract-ended':
      return {
        template: news,
        facts: {
          ...ofContract,
          lastDay,
          unpaid: false,
          owed: owedAfterEnd(change),
          settled: await settledOf(trx, change),
        },
      }
    case 'contract-ended-unpaid':
      return {
        template: 'contract-ended' as const,
        facts: {
          ...ofContract,
          lastDay,
          unpaid: true,
          owed: computeOverdueDifference(before),
          settled: null,
        },
      }
    case 'delivery-confirmed':
      return { template: news, facts: { ...ofContract, amount: before.unitPrice } }
    case 'delivery-reminder':
      return {
        template: news,
        facts: { ...ofContract, orderedOn, cancelsOn: computeDeliveryCancelDay(after) },
      }
    case 'delivery-cancelled':
      return { template: news, facts: { ...ofContract, orderedOn } }
    case 'return-requested':
      return { template: news, facts: { ...ofContract, lastDay, returnBy } }
    case 'return-late':
      return { template: news, facts: { ...ofContract, returnBy } }
    case 'return-received':
      return { template: news, facts: ofContract }
  }
}

async function settledOf(trx: Trx, { settlement }: Change) {
  if (!settlement || settlement.outcome === 'owed') return null
  if (settlement.outcome === 'paid') return { amount: settlement.amountYen }
  return { fallback: await getProductName(trx, settlement.productId) }
}

function owedAfterEnd({ settlement }: Change): number {
  return settlement?.outcome === 'owed' ? settlement.amountYen : 0
}

async function receipt(trx: Trx, { before, after, now }: Change) {
  const periodFrom = before.contract.paidUntil ?? getJstDay(now)
  const bill = await findBillOfPeriod(trx, { contractId: before.id, periodFrom })
  const facts = {
    product: bill?.product ?? (await getProductName(trx, before.productId)),
    userId: findUserIdUnlessPayer(before),
    amount: bill?.amount ?? before.unitPrice,
    card: bill?.card ?? null,
    ...(bill?.method && { method: bill.method }),
    periodFrom,
    periodUntil: after.paidUntil ?? periodFrom,
  }
  return { template: 'payment-received' as const, facts }
}

async function failure(trx: Trx, { before, after, now }: Change) {
  const dueOn = after.paidUntil ?? getJstDay(now)
  const bill = await findBillOfPeriod(trx, { contractId: before.id, periodFrom: dueOn })
  // Without a bill no card was charged: either there is none, or it was removed.
  const card = bill?.card ?? (before.cardId === null ? null : await findMailCard(trx, before.cardId))
  const { productId, unitPrice } = await getPlanOfNextBill(trx, before)
  const facts = {
    product: bill?.product ?? (await getProductName(trx, productId)),
    userId: findUserIdUnlessPayer(before),
    amount: bill?.amount ?? unitPrice + before.nextDifference,
    card,
    mustConfirm: bill?.failureCode === 'authentication_required',
    nextTryOn: findNextPaymentAttempt(after),
    openUntil: after.paidMonths === 0 ? null : addDays(dueOn, PAYMENT_GRACE_DAYS),
    endsOn: addDays(dueOn, DUNNING_END_DAYS),
    unpaidUpgrade: await unpaidUpgradeOf(trx, before),
  }
  return { template: 'payment-failed' as const, facts }
}

async function unpaidUpgradeOf(trx: Trx, { paidProductId, paidUnitPrice, ...contract }: StoredContract) {
  const { nextDifference: difference, unitPrice } = contract
  if (paidProductId === null || paidUnitPrice === null || paidUnitPrice >= unitPrice) return null
  return { paidPlan: await getProductName(trx, paidProductId), difference }
}

/** Returns the user of the contract, or null when the payer is the user; a mail names only another user. */
export function findUserIdUnlessPayer({ contractorId, userId }: StoredContract): string | null {
  return userId === contractorId ? null : userId
}
