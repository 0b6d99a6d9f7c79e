import type { RowOf } from '../api/contract.ts'

/** `version` grows with every decision; a decision on an older one is refused with 409. */
export type Application = RowOf<'GET /admin/applications'>
/** 0 applied, 1 approved, 2 rejected. */
export type ApplicationStatus = Application['status']
/** 01 agency person in charge, 02 customer joins an agency, 03 agency change. */
export type ApplicationType = Application['type']

export const applicationStatuses: ApplicationStatus[] = ['0', '1', '2']
export const applicationTypes: ApplicationType[] = ['01', '02', '03']
