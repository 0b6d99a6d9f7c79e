import { getJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Trx } from '../../tables.ts'
import { lockContract } from '../contracts/contracts.sql.ts'
import { computeContractAccess, isRenewalDeclined } from '../entitlements/access.rules.ts'
import { isDeletionPending } from '../members/deletion-requests.sql.ts'
import { type FamilyContract, findFamilyContract } from './family.sql.ts'

/** Returns how many places are open now: none while the contract opens nothing, and fewer while an upgrade is unpaid. */
export function countOpenSeats(contract: FamilyContract, now: Date): number {
  if (computeContractAccess(contract, getJstDay(now)) !== 'open') return 0
  return (isRenewalDeclined(contract) ? contract.paidSeats : null) ?? contract.seats
}

/** Locks a contract with its family, so that both have one writer at a time. */
export async function lockFamilyContract(trx: Trx, contractId: string): Promise<FamilyContract | null> {
  // The contract is looked for first, because an id that nobody checked may not be one.
  const found = await findFamilyContract(trx, contractId)
  if (found === null) return null
  await lockContract(trx, found.contractId)
  return findFamilyContract(trx, contractId)
}

/**
 * Locks a member who joins or invites.
 * @throws ApiError E4010 for one who was erased, BILLING_FAMILY_DELETION_PENDING
 */
export async function lockFamilyMember(trx: Trx, memberId: string): Promise<void> {
  await lockMember(trx, memberId)
  if (await isMemberErased(trx, memberId)) throw new ApiError('E4010')
  if (await isDeletionPending(trx, memberId)) throw new ApiError('BILLING_FAMILY_DELETION_PENDING')
}
