import type { RequestOf, ResponseOf, RowOf } from '../api/call-types.ts'

/** Only transfers of persons in charge have `customersOfPic`. */
export type TransferRequest = RequestOf<'POST /admin/transfers'>
export type TransferRole = TransferRequest['targetRole']
/** Contains what moves along with each person, in the caller's language, and what forbids the transfer. */
export type TransferPreview = ResponseOf<'POST /admin/transfers/preview'>
/** A transfer can be undone until `undoUntil`, 24 hours after it was performed. */
export type Transfer = RowOf<'GET /admin/transfers'>
