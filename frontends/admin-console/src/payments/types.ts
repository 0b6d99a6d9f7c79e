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
export const isUnsettled = <P extends Pick<Payment, 'state'>>(
  payment: P,
): payment is P & { state: 'pending' | 'unclear' | 'refund-due' } =>
  ['pending', 'unclear', 'refund-due'].includes(payment.state)
