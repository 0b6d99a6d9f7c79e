/** D-052: 0 applied, 1 approved, 2 rejected. */
export type ApplicationStatus = '0' | '1' | '2'
/** D-052: 01 agency person in charge, 02 customer joins an agency, 03 agency change. */
export type ApplicationType = '01' | '02' | '03'

export const applicationStatuses: ApplicationStatus[] = ['0', '1', '2']
export const applicationTypes: ApplicationType[] = ['01', '02', '03']

export interface Application {
  id: string
  code: string
  type: ApplicationType
  typeLabel: string
  status: ApplicationStatus
  statusLabel: string
  applicant: { id: string; username: string; email: string }
  agency: { id: string; name: string; code: string | null }
  authorizer: { id: string; username: string } | null
  appliedAt: string
  decidedAt: string | null
  /** Grows with every decision; a decision on an older one is refused with 409 (D-054). */
  version: number
}
