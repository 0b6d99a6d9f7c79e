import { type Membership, noAgency } from '../agencies/membership.rules.ts'

/** 01 agency person in charge, 02 customer joins an agency, 03 agency change. */
export type ApplicationType = '01' | '02' | '03'
/** 0 applied, 1 approved, 2 rejected. */
export type ApplicationStatus = '0' | '1' | '2'

/** Types a person in charge decides about; who becomes one is for administrators alone. */
export const typesOfPic: readonly ApplicationType[] = ['02', '03']

export type Decision = 'approve' | 'reject' | 'delete'

/** The button rules of the specification: both ways between approved and rejected, deletion only when rejected. */
export function mayDecide(status: ApplicationStatus, decision: Decision): boolean {
  if (decision === 'approve') return status !== '1'
  if (decision === 'reject') return status !== '2'
  return status === '2'
}

/** Where the applicant belongs once the application is approved. */
export function membershipAfter(
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
 * Where the applicant belongs after a rejected application was deleted: waiting and rejected last only as long as an application
 * says so, because both restrict the member.
 */
export function membershipAfterDeletion(
  current: Membership,
  remaining: readonly ApplicationStatus[],
): Membership {
  const isExplained =
    current.status === '1' ? remaining.includes('0') : current.status !== '2' || remaining.includes('2')
  return isExplained ? current : { ...current, ...noAgency }
}

/**
 * Where the applicant belongs after a rejection. Who waited to be let in sees it by status 2; who already belonged somewhere,
 * or came without an agency, goes on as before.
 */
export function membershipAfterRejection(before: Membership): Membership {
  return before.status === '1' ? { ...before, status: '2' } : before
}
