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
  'partly-refunded',
  'refunded',
]

/** Whether the outcome of the payment or refund is still unknown. */
export const isUnsettled = <P extends Pick<Payment, 'state'>>(
  payment: P,
): payment is P & { state: 'pending' | 'unclear' | 'refund-due' } =>
  ['pending', 'unclear', 'refund-due'].includes(payment.state)

/**
 * Whether the newest refund was rejected by the bank or the provider, so that staff have to repeat it or find another way. The row of a
 * list, which a page shows until the whole record is loaded, has no refunds.
 */
export const isRefundRejected = ({ refunds }: Partial<Pick<PaymentWithContracts, 'refunds'>>): boolean =>
  refunds?.[0]?.state === 'rejected'
