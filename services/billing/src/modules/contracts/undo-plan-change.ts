import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError, type Language, selectLanguageText } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import type { BillingDatabase } from '../../tables.ts'
import { findUserIdUnlessPayer } from '../mails/insert-contract-change-mail.ts'
import { getProductName } from '../mails/mail-facts.sql.ts'
import { insertMail } from '../mails/mails.sql.ts'
import { toPlanFamily } from '../orders/purchase.rules.ts'
import { hasUndecidedOrder } from '../orders/purchase.sql.ts'
import { toBillingPeriod } from './billing-period.rules.ts'
import { isRenewingStatus } from './contract.rules.ts'
import { hasPaymentUnderWay, updateContractPlan } from './contract-plans.sql.ts'
import { lockContract } from './contracts.sql.ts'
import { findPurchase, type Purchase } from './purchases.sql.ts'

/**
 * Undoes a change that waits for the renewal, to a cheaper plan or to another period: the current one goes on at its price.
 * @param options.shownAmount yen of the next bill that the last screen showed; null when nothing was shown
 * @throws ApiError BILLING_CONTRACT_NOT_FOUND, BILLING_ORDER_UNDER_WAY, BILLING_PAYMENT_UNDER_WAY, BILLING_NO_PLAN_CHANGE,
 * BILLING_PRICE_CHANGED
 */
export async function undoPlanChange(
  database: BillingDatabase,
  options: { memberId: string; id: string; shownAmount: number | null; language: Language; now: Date },
): Promise<Purchase> {
  return runTransactionWithRetry(database.db, async (trx) => {
    const purchase = await findPurchase(trx, options.memberId, options.id)
    if (purchase?.userId) await lockMember(trx, purchase.userId)
    const stored = purchase && (await lockContract(trx, purchase.id))
    if (!stored || stored.contractorId !== options.memberId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
    const order = { userId: stored.userId, family: toPlanFamily(stored.contract) }
    if (await hasUndecidedOrder(trx, order)) throw new ApiError('BILLING_ORDER_UNDER_WAY')
    if (await hasPaymentUnderWay(trx, stored.id)) throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
    const { nextProductId, nextUnitPrice, unitPrice, nextDifference } = stored
    const { status, paidUntil } = stored.contract
    if (nextUnitPrice === null || paidUntil === null || !isRenewingStatus(status))
      throw new ApiError('BILLING_NO_PLAN_CHANGE', {
        params: { name: selectLanguageText(purchase.productName, options.language) },
      })
    if (options.shownAmount !== null && unitPrice + nextDifference > options.shownAmount)
      throw new ApiError('BILLING_PRICE_CHANGED')
    const nothingNext = { nextProductId: null, nextUnitPrice: null, nextPeriodMonths: null }
    await updateContractPlan(trx, stored.id, nothingNext)
    const facts = {
      product: await getProductName(trx, stored.productId),
      userId: findUserIdUnlessPayer(stored),
      nextPaymentOn: paidUntil,
    }
    const mail =
      nextProductId === null
        ? {
            template: 'period-change-undone' as const,
            facts: { ...facts, period: toBillingPeriod(stored.contract.periodMonths) },
          }
        : {
            template: 'plan-change-undone' as const,
            facts: { ...facts, nextProduct: await getProductName(trx, nextProductId) },
          }
    await insertMail(trx, { userId: options.memberId, now: options.now, ...mail })
    return { ...purchase, ...stored, ...nothingNext, nextProductName: null }
  })
}
