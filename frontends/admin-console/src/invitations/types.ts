import type { ResponseOf, RowOf } from '../api/contract.ts'

/** A one-time invitation to register as an administrator. */
export type Invitation = RowOf<'GET /admin/invitations'>
/** With the link, which is in this answer only. */
export type NewInvitation = ResponseOf<'POST /admin/invitations'>
