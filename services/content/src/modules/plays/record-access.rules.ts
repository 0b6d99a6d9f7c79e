/** What decides about seeing a record: who asks. */
interface Caller {
  userId: string
  roles: readonly string[]
  /** The agency the caller belongs to; applicants have none. */
  agencyCode: string | null
}

/** A member's records are seen by themselves, by the person in charge whose agency they are a customer of, and by administrators. */
export function canViewPlay(
  caller: Caller,
  record: { memberId: string; customerOfAgency: string | null },
): boolean {
  if (record.memberId === caller.userId || caller.roles.includes('ROLE_ADMIN')) return true
  const isOwnCustomer = record.customerOfAgency !== null && record.customerOfAgency === caller.agencyCode
  return isOwnCustomer && caller.roles.includes('ROLE_PERSON_IN_CHARGE')
}
