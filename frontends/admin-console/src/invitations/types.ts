import type { ResponseOf, RowOf } from '../api/contract.ts'

/** A one-time invitation to register as an administrator. */
export type Invitation = RowOf<'GET /admin/invitations'>
/** Only this response contains the link. */
export type NewInvitation = ResponseOf<'POST /admin/invitations'>
