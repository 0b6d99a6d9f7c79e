import type { Membership, MembershipRole } from '../agencies/membership.rules.ts'

/** A transfer can be undone for 24 hours. */
const UNDO_MS = 24 * 60 * 60_000

export const computeUndoUntil = (performedAt: Date): Date => new Date(performedAt.getTime() + UNDO_MS)

export interface TransferDestination {
  agencyCode: string
  role: Extract<MembershipRole, 'ROLE_CUSTOMER' | 'ROLE_PERSON_IN_CHARGE'>
  picId: string | null
}

export type TransferProblem = 'not-transferable' | 'already-there' | 'own-pic'

/** The membership after a transfer; persons in charge have none of their own. */
export function toMembershipAfterTransfer(to: TransferDestination): Membership {
  const picId = to.role === 'ROLE_CUSTOMER' ? to.picId : null
  return { role: to.role, agencyCode: to.agencyCode, status: '3', picId }
}

/** Returns why one member cannot be transferred, or null. Only a member of an agency can be moved to another. */
export function findTransferProblem(
  userId: string,
  from: Membership | undefined,
  to: TransferDestination,
): TransferProblem | null {
  if (!from || findTransferProblemForAnyDestination(from)) return 'not-transferable'
  const after = toMembershipAfterTransfer(to)
  if (after.picId === userId) return 'own-pic'
  const stays = from.agencyCode === after.agencyCode && from.role === after.role && from.picId === after.picId
  return stays ? 'already-there' : null
}

/** Returns why a member cannot be transferred anywhere; null when it is possible. */
export function findTransferProblemForAnyDestination(from: Membership | undefined): TransferProblem | null {
  return from?.status !== '3' || from.role === 'ROLE_GENERAL' ? 'not-transferable' : null
}

/**
 * Returns the membership of the customers of a person in charge who leaves: they follow to the new agency and stay assigned, or
 * stay in the old agency, which assigns another person.
 */
export function computeCustomerMembershipAfter(
  customer: Membership,
  pic: { id: string; to: TransferDestination },
  customersOfPic: 'follow' | 'stay',
): Membership {
  const staysPic = pic.to.role === 'ROLE_PERSON_IN_CHARGE'
  if (customersOfPic === 'stay') {
    const isSameAgency = customer.agencyCode === pic.to.agencyCode
    return { ...customer, picId: staysPic && isSameAgency ? pic.id : null }
  }
  return { ...customer, agencyCode: pic.to.agencyCode, picId: staysPic ? pic.id : null }
}
