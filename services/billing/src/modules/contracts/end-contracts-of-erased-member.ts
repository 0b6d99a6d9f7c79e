import { getJstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import { revertUnpaidUpgrade } from './begin-settlement.ts'
import { isLiveStatus } from './contract.rules.ts'
import { lockContractsOfMember } from './contracts.sql.ts'
import { saveContractTransition } from './save-contract-transition.ts'
import { applyTransition, toEndedOrAwaitingReturn } from './transitions.rules.ts'

/**
 * Ends at once what a deleted person used, and cancels what the person paid for others, who can use what is paid. A device that
 * was delivered is still awaited back, without a name.
 */
export async function endContractsOfErasedMember(trx: Trx, memberId: string, now: Date): Promise<void> {
  const today = getJstDay(now)
  const contracts = await lockContractsOfMember(trx, memberId)
  for (const stored of contracts) {
    if (!isLiveStatus(stored.contract.status)) continue
    const isUser = stored.userId === memberId
    const cause = isUser || isFirstPayment(stored.contract) ? 'person-deleted' : 'cancel'
    const moved = applyTransition(stored.contract, cause, 'system', today)
    if (!moved.ok) continue
    if (cause === 'person-deleted' || stored.nextDifference === 0) {
      await saveContractTransition(trx, stored, moved.contract, now)
      continue
    }
    // Nobody is left who could pay what an upgrade owes.
    const { contract, endsNow } = await revertUnpaidUpgrade(trx, stored)
    await saveContractTransition(
      trx,
      contract,
      endsNow ? toEndedOrAwaitingReturn(stored.contract, today) : moved.contract,
      now,
    )
  }
}

/** Ends what was not paid yet, because nobody is left who could pay it. */
function isFirstPayment(contract: { status: string }): boolean {
  return contract.status === 'pendingPayment'
}
