import type { ResponseOf, RowOf } from '../api/call-types.ts'

/** An attempt to charge a card. */
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

/** Whether the outcome of the payment or refund is still unknown. */
export const isUnsettled = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'pending' || state === 'unclear' || state === 'refund-due'
