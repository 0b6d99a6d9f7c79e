import { jstDay } from '@hibiki/calendar'
import { ApiError, type Language } from '@hibiki/http'
import type { BillingDatabase } from '../../db/schema.ts'
import { logCommerceAct } from '../admin/commerce-log.sql.ts'
import { changeContract } from './change-contract.ts'
import { isPaymentUnderWay } from './contract-plans.sql.ts'
import { lockContract } from './contracts.sql.ts'
import { findConsoleContract } from './contracts-admin.sql.ts'
import { transition } from './transitions.rules.ts'

/**
 * Cancels a contract on its payer's behalf, or takes the cancellation back, by the same rules as for the payer (D-086, R5). The reason
 * is put on record.
 *
 * @throws ApiError E4040, BILLING_PAYMENT_UNDER_WAY, BILLING_NOT_CANCELLABLE, BILLING_CANCEL_FINAL
 */
export async function cancelByStaff(
  database: BillingDatabase,
  o: {
    id: string
    cause: 'cancel' | 'undo-cancel'
    reason: string
    actorId: string
    language: Language
    now: Date
  },
): Promise<void> {
  const { cause, actorId, reason, now } = o
  await database.db.transaction().execute(async (trx) => {
    const shown = await findConsoleContract(trx, o.id, o.language)
    const stored = shown && (await lockContract(trx, shown.id))
    if (!stored) throw new ApiError('E4040')
    if (await isPaymentUnderWay(trx, stored.id)) throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
    const moved = transition(stored.contract, cause, 'staff', jstDay(now))
    const refusal = cause === 'cancel' ? 'BILLING_NOT_CANCELLABLE' : 'BILLING_CANCEL_FINAL'
    if (!moved.ok) throw new ApiError(refusal, { params: { name: shown.productName } })
    await changeContract(trx, stored, moved.contract, now)
    const action = cause === 'cancel' ? 'contract-cancelled' : 'contract-cancel-undone'
    await logCommerceAct(trx, { actorId, action, subjectId: stored.id, detail: { reason }, now })
  })
}
