import type { RequestOf, ResponseOf, RowOf } from '../api/contract.ts'

/** `customersOfPic` is asked for persons in charge only. */
export type TransferRequest = RequestOf<'POST /admin/transfers'>
export type TransferRole = TransferRequest['targetRole']
/** What goes along per person, in the caller's language, and what forbids the transfer. */
export type TransferPreview = ResponseOf<'POST /admin/transfers/preview'>
/** Can be undone until `undoUntil`, 24 hours after the transfer. */
export type Transfer = RowOf<'GET /admin/transfers'>
