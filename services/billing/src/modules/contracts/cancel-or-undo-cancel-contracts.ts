import { getJstDay } from '@hibiki/calendar'
import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError, type Language, selectLanguageText } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import type { Logger } from 'pino'
import type { BillingDatabase, Trx } from '../../tables.ts'
import { toPlanFamily } from '../orders/purchase.rules.ts'
import { hasUndecidedOrder } from '../orders/purchase.sql.ts'
import { chargePayment } from '../payments/charge-payment.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { beginSettlement } from './begin-settlement.ts'
import { hasPaymentUnderWay } from './contract-plans.sql.ts'
import { lockContract, type StoredContract } from './contracts.sql.ts'
import { findPurchase, type Purchase } from './purchases.sql.ts'
import { saveContractTransition } from './save-contract-transition.ts'
import { computeSettlementAmount } from './settlement.rules.ts'
import { applyTransition, type TransitionActor, toEndedOrAwaitingReturn } from './transitions.rules.ts'

export interface CancelDeps {
  database: BillingDatabase
  /** Without a provider nothing that is owed can be settled. */
  payments: PaymentProvider | undefined
  clock: () => Date
  log: Logger
}

interface Change {
  cause: 'cancel' | 'undo-cancel'
  refusal: string
  /** The maximum that is charged for what is still owed, as the last screen showed it; null when nothing was shown. */
  shownSettlement: number | null
  language: Language
  now: Date
}

/**
 * Cancels contracts that a member pays, or undoes cancellations, all of them or none. What an upgrade still owes is charged
 * first, and afterwards nothing more is charged for what was cancelled; so a pending payment or order has to be settled before.
 * @throws ApiError BILLING_CONTRACT_NOT_FOUND, BILLING_ORDER_UNDER_WAY, BILLING_PAYMENT_UNDER_WAY, BILLING_PRICE_CHANGED, or
 * `refusal` with the name of the first contract that cannot be changed
 */
export async function cancelOrUndoCancelContracts(
  deps: CancelDeps,
  options: Change & { memberId: string; ids: readonly string[] },
): Promise<Purchase[]> {
  const { db } = deps.database
  const ids = [...new Set(options.ids)].sort()
  const paymentIds = await runTransactionWithRetry(db, async (trx) => {
    const found = await Promise.all(ids.map((id) => findPurchase(trx, options.memberId, id)))
    const users = new Set(found.flatMap((purchase) => purchase?.userId ?? []))
    // Members are locked before contracts, and both in the order of their ids, as everywhere, so that transactions cannot
    // deadlock.
    for (const userId of [...users].sort()) await lockMember(trx, userId)
    const locked: { stored: StoredContract; name: string }[] = []
    for (const purchase of found) {
      const stored = purchase && (await lockContract(trx, purchase.id))
      if (!stored || stored.contractorId !== options.memberId)
        throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
      locked.push({ stored, name: selectLanguageText(purchase.productName, options.language) })
    }
    if (options.cause === 'cancel' && options.shownSettlement !== null)
      requireSettlementWithinShown(
        locked.map(({ stored }) => stored),
        options.shownSettlement,
      )
    const begun: (string | null)[] = []
    for (const { stored, name } of locked)
      begun.push(
        await cancelOrUndoCancelLockedContract(trx, stored, { ...options, actor: 'contractor', name }),
      )
    return begun.filter((id) => id !== null)
  })
  await chargeSettlements(deps, paymentIds)
  const changed = await Promise.all(ids.map((id) => findPurchase(db, options.memberId, id)))
  return changed.filter((purchase) => purchase !== null)
}

/** @throws ApiError BILLING_PRICE_CHANGED when cancelling these contracts would charge more than was shown */
export function requireSettlementWithinShown(
  contracts: readonly StoredContract[],
  shownSettlement: number,
): void {
  const owed = contracts.reduce((sum, contract) => sum + computeSettlementAmount(contract), 0)
  if (owed > shownSettlement) throw new ApiError('BILLING_PRICE_CHANGED')
}

/**
 * Cancels one contract that is locked, or undoes its cancellation.
 * @returns the payment to be made first, whose outcome cancels the contract; null when it is done
 * @throws ApiError as `cancelOrUndoCancelContracts`
 */
export async function cancelOrUndoCancelLockedContract(
  trx: Trx,
  stored: StoredContract,
  {
    now,
    cause,
    actor,
    refusal,
    name,
  }: Pick<Change, 'cause' | 'refusal' | 'now'> & { actor: TransitionActor; name: string },
): Promise<string | null> {
  const today = getJstDay(now)
  const order = { userId: stored.userId, family: toPlanFamily(stored.contract) }
  if (await hasUndecidedOrder(trx, order)) throw new ApiError('BILLING_ORDER_UNDER_WAY')
  if (await hasPaymentUnderWay(trx, stored.id)) throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
  const moved = applyTransition(stored.contract, cause, actor, today)
  const isFinal = cause === 'undo-cancel' && stored.settlementUnpaid
  if (!moved.ok || isFinal) throw new ApiError(refusal, { params: { name } })
  if (cause === 'undo-cancel') {
    await saveContractTransition(trx, stored, moved.contract, now)
    return null
  }
  const begun = await beginSettlement(trx, stored, now)
  if (begun.kind === 'charge') return begun.paymentId
  const after = begun.endsNow ? toEndedOrAwaitingReturn(stored.contract, today) : moved.contract
  await saveContractTransition(trx, begun.contract, after, now, begun.settlement ?? undefined)
  return null
}

/** Charges what cancelled contracts still owe; whatever the outcome, the cancellation takes effect with it. */
export async function chargeSettlements(deps: CancelDeps, paymentIds: readonly string[]): Promise<void> {
  const { payments } = deps
  if (paymentIds.length === 0) return
  // The payments are stored, so reconciliation makes them as soon as there is a provider again.
  if (!payments) return deps.log.warn({ paymentIds }, 'settlements wait for a payment provider')
  for (const paymentId of paymentIds) await chargePayment({ ...deps, payments }, paymentId)
}
