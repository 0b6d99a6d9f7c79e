import { jstDay } from '@hibiki/calendar'
import type { Trx } from '../../db/schema.ts'
import { changeContract } from './change-contract.ts'
import { isLive } from './contract.rules.ts'
import { lockContractsOf } from './contracts.sql.ts'
import { transition } from './transitions.rules.ts'

/**
 * Ends what a deleted person used, at once, and cancels what the person paid for others, who keep what is paid. A device that
 * is out stays awaited, without a name (D-077, D-192).
 */
export async function endContractsOf(trx: Trx, memberId: string, now: Date): Promise<void> {
  const today = jstDay(now)
  const contracts = await lockContractsOf(trx, memberId)
  for (const stored of contracts) {
    if (!isLive(stored.contract.status)) continue
    const isUser = stored.userId === memberId
    const cause = isUser || isFirstPayment(stored.contract) ? 'person-deleted' : 'cancel'
    const moved = transition(stored.contract, cause, 'system', today)
    if (moved.ok) await changeContract(trx, stored, moved.contract, now)
  }
}

/** Nobody is left to pay what was not paid yet. */
function isFirstPayment(contract: { status: string }): boolean {
  return contract.status === 'pendingPayment'
}
