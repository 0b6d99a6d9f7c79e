import { ApiError } from '@hibiki/http'
import type { PaymentState } from '../../tables.ts'

/** The two codes of a card that is not charged; either is stored as the response of a request. */
export const cardErrorCodes = ['BILLING_CARD_DECLINED', 'BILLING_CARD_AUTHENTICATION'] as const

/** Returns the code for a declined card by the provider's reason: the cardholder can remedy a missing confirmation. */
export function toCardError(failureCode: string | null): ApiError {
  const isUnconfirmed = failureCode === 'authentication_required'
  return new ApiError(isUnconfirmed ? 'BILLING_CARD_AUTHENTICATION' : 'BILLING_CARD_DECLINED')
}

/** A card that cannot be saved: its bank declined it, or the token is unknown or was used before. */
export class CardRejectedError extends Error {
  readonly reason: 'declined' | 'token'

  constructor(reason: 'declined' | 'token') {
    super(`the card was refused: ${reason}`)
    this.reason = reason
  }
}

/** The provider has read the request and can never execute it, for example because the card was removed there: nothing was charged. */
export class ChargeImpossibleError extends Error {
  constructor(reason: string) {
    super(`the charge is impossible: ${reason}`)
  }
}

/** The provider failed, and stores that failure under the request's key for a day: whoever retries under it gets the same failure. */
export class StoredFailureReplayedError extends Error {
  constructor() {
    super('the provider gave the stored failure of this key again')
  }
}

/** The codes of every way in which a payment can fail; each is stored as the response of a request. */
export const paymentErrorCodes = [
  ...cardErrorCodes,
  'BILLING_PAYMENT_LAPSED',
  'BILLING_PAYMENT_REFUNDED',
] as const

/** The failure code of an intent that was canceled at the provider. */
export const CANCELED_FAILURE_CODE = 'canceled'

/** The failure code of an order or a payment whose money arrived after its contract was over. */
export const NOT_WANTED_FAILURE_CODE = 'not-wanted'
/** The failure code when the provider never received the payment, or never had an outcome of the card check: nothing was charged. */
const unheard: readonly (string | null)[] = ['never-arrived', 'never-verified']

/** Returns the error for a failed payment, or for its order, by what really happened to the money. */
export function toPaymentError({
  state,
  failureCode,
}: {
  state?: PaymentState
  failureCode: string | null
}): ApiError {
  const isRefunded = state === 'refund-due' || state === 'refunded' || failureCode === NOT_WANTED_FAILURE_CODE
  if (isRefunded) return new ApiError('BILLING_PAYMENT_REFUNDED')
  if (unheard.includes(failureCode)) return new ApiError('BILLING_PAYMENT_LAPSED')
  return toCardError(failureCode)
}

/** The bank has not accepted a refund; staff decide what to do. */
export class RefundFailedError extends Error {
  constructor() {
    super('the bank refused a refund')
  }
}

/** The failure code of a payment whose refund waits for the bank account that the provider has asked the member for. */
export const REFUND_AWAITS_ACCOUNT_CODE = 'refund-awaits-account'

/** The failure code of a payment whose refund waits for staff. */
export const REFUND_FAILURE_CODE = 'refund-failed'

/** The failure code of a payment that staff have returned in another way, such as by bank transfer, after the bank's rejection. */
export const RETURNED_WITHOUT_PROVIDER_CODE = 'returned-without-provider'
