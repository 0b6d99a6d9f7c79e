import type { RowOf } from '../api/call-types.ts'

/** `version` grows with every decision; the service rejects a decision on an older version with 409. */
export type Application = RowOf<'GET /admin/applications'>
/** 0 means applied, 1 approved, 2 rejected. */
export type ApplicationStatus = Application['status']
/** 01 is a person in charge of an agency, 02 a customer who joins an agency, 03 a change of agency. */
export type ApplicationType = Application['type']

export const applicationStatuses: ApplicationStatus[] = ['0', '1', '2']
export const applicationTypes: ApplicationType[] = ['01', '02', '03']

/** Returns what the confirmation dialogs say about an application. */
export const toDialogTextArgs = ({ code, applicant }: Application) => ({ code, username: applicant.username })
