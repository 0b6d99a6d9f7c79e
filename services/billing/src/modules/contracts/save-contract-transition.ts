import { appendToOutbox, type NewEvent } from '@hibiki/messaging'
import type { Trx } from '../../tables.ts'
import { publishChangedEntitlements } from '../entitlements/publish-changed-entitlements.ts'
import { insertContractChangeMail } from '../mails/insert-contract-change-mail.ts'
import type { Contract } from './contract.rules.ts'
import { type StoredContract, updateContract } from './contracts.sql.ts'
import type { Settlement } from './settlement.rules.ts'

/**
 * Saves a contract that was locked and moved by the rules, and publishes what follows from it: that it started or ended, what its
 * user may use now, and by mail what it means to the payer. Everything happens in the caller's transaction.
 */
export async function saveContractTransition(
  trx: Trx,
  before: StoredContract,
  after: Contract,
  now: Date,
  settlement?: Settlement,
): Promise<void> {
  const hasStarted = before.startedAt === null && after.paidMonths > 0
  const isPeriodPaid = after.paidMonths > before.contract.paidMonths
  const startedAt = hasStarted ? now : before.startedAt
  await updateContract(trx, before.id, after, { startedAt, isPeriodPaid, now })
  await insertContractChangeMail(trx, { before, after, now, ...(settlement && { settlement }) })
  const { id: contractId, userId, productId } = before
  if (userId === null) return
  const payload = { contractId, userId, productId, at: now.toISOString() }
  const events: NewEvent[] = []
  if (hasStarted) events.push({ subject: 'billing.contract-started.v1', payload })
  if (before.contract.lastDay === null && after.lastDay !== null)
    events.push({ subject: 'billing.contract-ended.v1', payload: { ...payload, lastDay: after.lastDay } })
  await appendToOutbox(trx, events)
  await publishChangedEntitlements(trx, userId, now)
}
