import type { ResponseOf, RowOf } from '../api/call-types.ts'

/** A one-time invitation to register as an administrator. */
export type Invitation = RowOf<'GET /admin/invitations'>
/** Only this response contains the link. */
export type CreatedInvitation = ResponseOf<'POST /admin/invitations'>
