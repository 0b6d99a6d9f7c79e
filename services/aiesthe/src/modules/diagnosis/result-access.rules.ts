/** The properties of the caller that decide whether they may see a result. */
interface Caller {
  userId: string
  roles: readonly string[]
  /** The agency that the caller belongs to; applicants have none. */
  agencyCode: string | null
}

interface Result {
  memberId: string
  published: boolean
  isFinished: boolean
  customerOfAgency: string | null
}

/** Returns whether the caller may see a result: members their own, administrators all, a person in charge what own customers published. */
export function canSeeResult(caller: Caller, result: Result): boolean {
  if (result.memberId === caller.userId) return true
  if (!result.isFinished) return false
  return (
    caller.roles.includes('ROLE_ADMIN') ||
    (result.published && isInChargeOfCustomer(caller, result.customerOfAgency))
  )
}

/** Whether the caller is in charge of customers of that agency. */
export function isInChargeOfCustomer(caller: Caller, customerOfAgency: string | null): boolean {
  const isSameAgency = customerOfAgency !== null && customerOfAgency === caller.agencyCode
  return isSameAgency && caller.roles.includes('ROLE_PERSON_IN_CHARGE')
}
