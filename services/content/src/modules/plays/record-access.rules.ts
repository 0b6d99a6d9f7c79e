/** The properties of the caller that decide whether they may see a record. */
interface Caller {
  userId: string
  roles: readonly string[]
  /** The agency that the caller belongs to; applicants have none. */
  agencyCode: string | null
}

/** Whether the caller may see a member's records: members see their own, a person in charge those of the agency's customers, administrators all. */
export function canViewPlay(
  caller: Caller,
  record: { memberId: string; customerOfAgency: string | null },
): boolean {
  if (record.memberId === caller.userId || caller.roles.includes('ROLE_ADMIN')) return true
  const isOwnCustomer = record.customerOfAgency !== null && record.customerOfAgency === caller.agencyCode
  return isOwnCustomer && caller.roles.includes('ROLE_PERSON_IN_CHARGE')
}
