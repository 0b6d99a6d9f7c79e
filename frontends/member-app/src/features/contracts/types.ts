import type { ResponseBody } from '../../lib/api/response-body.ts'

/** A contract as the tables show it. Days are `yyyy-MM-dd` in Japan. */
export type Contract = ResponseBody<'/payment/fetch-subscription'>[number]
/** How what a contract owes can be paid at a convenience store, and a payment that waits there. */
export type KonbiniPayment = ResponseBody<'/v3/subscription/konbini'>
export type PaymentDetail = ResponseBody<'/v2/payment/fetch-history'>
/** When a contract would end if it were cancelled now. */
export type PlannedEnd = ResponseBody<'/payment/prev-cancel', 'post'>[number]
/** Money that was taken from a card or at a convenience store, with what it was for. */
export type Charge = ResponseBody<'/payment/charges'>['charges'][number]
/** A month in which the member was charged. */
export type StatementMonth = ResponseBody<'/payment/statements'>[number]
/** A receipt, return or statement as it was issued. */
export type Receipt = ResponseBody<'/payment/document'>
