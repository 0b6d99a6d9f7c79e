import type { ResponseOf, RowOf } from '../api/contract.ts'

/** One attempt to charge a card. */
export type Payment = RowOf<'GET /admin/payments'>
export type PaymentWithContracts = ResponseOf<'GET /admin/payments/{id}'>
export type PaymentState = Payment['state']

export const paymentStates: PaymentState[] = [
  'pending',
  'unclear',
  'succeeded',
  'failed',
  'refund-due',
  'refunded',
]

/** Nobody has heard the end of it yet. */
export const isUnsettled = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'pending' || state === 'unclear' || state === 'refund-due'
