/** These roles come with belonging to an agency, or to none; all other roles are independent of it. */
export const membershipRoles = ['ROLE_GENERAL', 'ROLE_CUSTOMER', 'ROLE_PERSON_IN_CHARGE'] as const
export type MembershipRole = (typeof membershipRoles)[number]

/** The agency, role and status of a member. */
export interface Membership {
  role: MembershipRole
  agencyCode: string | null
  /** "0" none, "1" applied, "2" rejected, "3" approved. */
  status: '0' | '1' | '2' | '3'
  /** The person in charge of a customer; null when the agency has yet to decide. */
  picId: string | null
}

/** The membership of a member who belongs to no agency and is not restricted. */
export const noAgencyMembership = { agencyCode: null, status: '0', picId: null } as const satisfies Omit<
  Membership,
  'role'
>

export function isSameMembership(a: Membership, b: Membership): boolean {
  return a.role === b.role && a.agencyCode === b.agencyCode && a.status === b.status && a.picId === b.picId
}
