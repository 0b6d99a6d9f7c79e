import { type Membership, noAgencyMembership } from '../agencies/membership.rules.ts'

/** The types: 01 agency person in charge, 02 customer joins an agency, 03 agency change. */
export type ApplicationType = '01' | '02' | '03'
/** The statuses: 0 applied, 1 approved, 2 rejected. */
export type ApplicationStatus = '0' | '1' | '2'

/** Persons in charge decide about these types; only administrators decide who becomes one. */
export const applicationTypesDecidedByPic: readonly ApplicationType[] = ['02', '03']

export type ApplicationDecision = 'approve' | 'reject' | 'delete'

/**
 * Returns whether a decision is allowed, like the buttons of the specification: approved and rejected may become each other, and
 * only a rejected application may be deleted.
 */
export function isDecisionAllowed(status: ApplicationStatus, decision: ApplicationDecision): boolean {
  if (decision === 'approve') return status !== '1'
  if (decision === 'reject') return status !== '2'
  return status === '2'
}

/** Returns the applicant's membership after an approval. */
export function computeMembershipAfterApproval(
  application: { type: ApplicationType; picId: string | null },
  agencyCode: string,
  before: Membership,
): Membership {
  const staysPic = application.type === '03' && before.role === 'ROLE_PERSON_IN_CHARGE'
  const isPic = application.type === '01' || staysPic
  return {
    role: isPic ? 'ROLE_PERSON_IN_CHARGE' : 'ROLE_CUSTOMER',
    agencyCode,
    status: '3',
    picId: isPic ? null : application.picId,
  }
}

/**
 * Returns the applicant's membership after a rejected application was deleted: the statuses waiting and rejected last only while
 * an application explains them, because both restrict the member.
 */
export function computeMembershipAfterDeletion(
  current: Membership,
  remaining: readonly ApplicationStatus[],
): Membership {
  const isExplained =
    current.status === '1' ? remaining.includes('0') : current.status !== '2' || remaining.includes('2')
  return isExplained ? current : { ...current, ...noAgencyMembership }
}

/**
 * Returns the applicant's membership after a rejection. An applicant who waited to join gets status 2; one who already belonged
 * to an agency, or applied without one, goes on as before.
 */
export function computeMembershipAfterRejection(before: Membership): Membership {
  return before.status === '1' ? { ...before, status: '2' } : before
}
