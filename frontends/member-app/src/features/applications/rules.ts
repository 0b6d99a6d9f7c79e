import type { CurrentUser } from '../session/types.ts'

export const belongsToAgency = ({ agency }: CurrentUser): boolean => agency.status === '3'

/** Tells whether an application has been decided in a way that the session does not know yet. */
export function isDecisionMissingFromSession(
  { status, agency: name }: { status: '0' | '1' | '2'; agency: string },
  agency: CurrentUser['agency'],
): boolean {
  if (status === '1') return agency.status !== '3' || agency.name !== name
  return status === '2' && agency.status === '1'
}
