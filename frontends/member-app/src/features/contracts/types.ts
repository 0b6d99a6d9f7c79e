import type { ResponseBody } from '../../lib/api/response-body.ts'

/** A contract as the tables show it. Days are `yyyy-MM-dd` in Japan. */
export type Contract = ResponseBody<'/payment/fetch-subscription'>[number]
export type PaymentDetail = ResponseBody<'/v2/payment/fetch-history'>
/** When a contract would end if it were cancelled now. */
export type PlannedEnd = ResponseBody<'/payment/prev-cancel', 'post'>[number]
/** Money that was taken from a card, with what it was for. */
export type Charge = ResponseBody<'/payment/charges'>['charges'][number]
/** A month in which the member was charged. */
export type StatementMonth = ResponseBody<'/payment/statements'>[number]
/** A receipt, return or statement as it was issued. */
export type Receipt = ResponseBody<'/payment/document'>
