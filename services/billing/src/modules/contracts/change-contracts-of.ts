import { jstDay } from '@hibiki/calendar'
import { runTransaction } from '@hibiki/database'
import { ApiError, type Language } from '@hibiki/http'
import type { BillingDatabase } from '../../db/schema.ts'
import { changeContract } from './change-contract.ts'
import { isPaymentUnderWay } from './contract-plans.sql.ts'
import { lockContract } from './contracts.sql.ts'
import { findPurchase, type Purchase } from './purchases.sql.ts'
import { transition } from './transitions.rules.ts'

/**
 * Cancels contracts that a member pays, or takes cancellations back: all of them or none. After the answer nothing more is charged
 * for what was cancelled (D-086, R5), so a payment under way has to be cleared first.
 *
 * @throws ApiError BILLING_CONTRACT_NOT_FOUND, BILLING_PAYMENT_UNDER_WAY, or `refusal` with the name of the first that cannot be
 */
export async function changeContractsOf(
  database: BillingDatabase,
  o: {
    memberId: string
    ids: readonly string[]
    cause: 'cancel' | 'undo-cancel'
    refusal: string
    language: Language
    now: Date
  },
): Promise<Purchase[]> {
  return runTransaction(database.db, async (trx) => {
    const changed: Purchase[] = []
    // In the order of their ids, like everybody who locks several.
    for (const id of [...new Set(o.ids)].sort()) {
      const purchase = await findPurchase(trx, o.memberId, id)
      const stored = purchase && (await lockContract(trx, purchase.id))
      if (!stored || stored.contractorId !== o.memberId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
      if (await isPaymentUnderWay(trx, stored.id)) throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
      const moved = transition(stored.contract, o.cause, 'contractor', jstDay(o.now))
      const name = purchase.productName[o.language]
      if (!moved.ok) throw new ApiError(o.refusal, { params: { name } })
      await changeContract(trx, stored, moved.contract, o.now)
      changed.push({ ...purchase, ...stored, contract: moved.contract })
    }
    return changed
  })
}
