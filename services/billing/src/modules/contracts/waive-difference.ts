import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import type { BillingDatabase } from '../../tables.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import { hasPaymentUnderWay, updateContractPlan } from './contract-plans.sql.ts'
import { lockContract } from './contracts.sql.ts'
import { findConsoleContract } from './contracts-admin.sql.ts'
import { computeOverdueDifference } from './settlement.rules.ts'

/**
 * Waives what an upgrade still owes after its renewal was declined, so that the payer may order again, and logs the reason.
 * @throws ApiError E4040, BILLING_NOTHING_OWED, BILLING_PAYMENT_UNDER_WAY
 */
export async function waiveDifference(
  { database, clock }: { database: BillingDatabase; clock: () => Date },
  { id, reason, actorId }: { id: string; reason: string; actorId: string },
): Promise<void> {
  await runTransactionWithRetry(database.db, async (trx) => {
    const found = await findConsoleContract(trx, id, 'ja')
    const stored = found && (await lockContract(trx, found.id))
    if (!stored) throw new ApiError('E4040')
    const yen = computeOverdueDifference(stored)
    if (yen === 0) throw new ApiError('BILLING_NOTHING_OWED')
    if (await hasPaymentUnderWay(trx, stored.id)) throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
    await updateContractPlan(trx, stored.id, { nextDifference: 0 })
    await insertCommerceLogEntry(trx, {
      actorId,
      action: 'difference-waived',
      subjectId: stored.id,
      detail: { reason, yen },
      now: clock(),
    })
  })
}
