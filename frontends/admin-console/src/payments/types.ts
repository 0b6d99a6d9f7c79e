import type { ResponseOf, RowOf } from '../api/call-types.ts'

/** An attempt to charge a card, or a payment at a convenience store. */
export type Payment = RowOf<'GET /admin/payments'>
export type PaymentWithContracts = ResponseOf<'GET /admin/payments/{id}'>
export type PaymentState = Payment['state']

export const paymentStates: PaymentState[] = [
  'pending',
  'unclear',
  'waiting',
  'succeeded',
  'failed',
  'refund-due',
  'partly-refunded',
  'refunded',
]

/** Whether the outcome of the payment or refund is still unknown. */
export const isUnsettled = <P extends Pick<Payment, 'state'>>(
  payment: P,
): payment is P & { state: 'pending' | 'unclear' | 'waiting' | 'refund-due' } =>
  ['pending', 'unclear', 'waiting', 'refund-due'].includes(payment.state)

/**
 * Whether the newest refund was rejected by the bank or the provider, so that staff have to repeat it or find another way. The row of a
 * list, which a page shows until the whole record is loaded, has no refunds.
 */
export const isRefundRejected = ({ refunds }: Partial<Pick<PaymentWithContracts, 'refunds'>>): boolean =>
  refunds?.[0]?.state === 'rejected' && !refunds[0].isClosed

/** Whether staff can close a refund: a rejected one, or that of money that arrived for nothing. */
export const isRefundOpen = (
  payment: Pick<Payment, 'state' | 'failureCode'> & Partial<Pick<PaymentWithContracts, 'refunds'>>,
): boolean =>
  payment.state === 'refund-due' ? payment.failureCode === 'refund-failed' : isRefundRejected(payment)

/** Whether a refund waits for the bank account that the provider has asked the member for by mail. */
export const isAccountAwaited = ({ refunds }: Partial<Pick<PaymentWithContracts, 'refunds'>>): boolean =>
  refunds?.some(({ awaitsAccount }) => awaitsAccount) ?? false

/** Returns what an unsettled payment waits for, as a key under `note` in the texts. */
export function toNoteKey({
  state,
  failureCode,
}: {
  state: 'pending' | 'unclear' | 'waiting' | 'refund-due'
  failureCode: string | null
}) {
  return failureCode === 'refund-awaits-account' || failureCode === 'refund-failed' ? failureCode : state
}
