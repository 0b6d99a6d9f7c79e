import { jstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import { revertUnpaidUpgrade } from './begin-settlement.ts'
import { changeContract } from './change-contract.ts'
import { isLive } from './contract.rules.ts'
import { lockContractsOf } from './contracts.sql.ts'
import { applyCause, toEnded } from './transitions.rules.ts'

/**
 * Ends at once what a deleted person used, and cancels what the person paid for others, who can use what is paid. A device that
 * was delivered is still awaited back, without a name.
 */
export async function endContractsOf(trx: Trx, memberId: string, now: Date): Promise<void> {
  const today = jstDay(now)
  const contracts = await lockContractsOf(trx, memberId)
  for (const stored of contracts) {
    if (!isLive(stored.contract.status)) continue
    const isUser = stored.userId === memberId
    const cause = isUser || isFirstPayment(stored.contract) ? 'person-deleted' : 'cancel'
    const moved = applyCause(stored.contract, cause, 'system', today)
    if (!moved.ok) continue
    if (cause === 'person-deleted' || stored.nextDifference === 0) {
      await changeContract(trx, stored, moved.contract, now)
      continue
    }
    // Nobody is left who could pay what an upgrade owes.
    const { contract, endsNow } = await revertUnpaidUpgrade(trx, stored)
    await changeContract(trx, contract, endsNow ? toEnded(stored.contract, today) : moved.contract, now)
  }
}

/** Ends what was not paid yet, because nobody is left who could pay it. */
function isFirstPayment(contract: { status: string }): boolean {
  return contract.status === 'pendingPayment'
}
