import { ApiError } from '@hibiki/http'
import type { PaymentState } from '../../tables.ts'

/** The two ways in which a card is not charged; the response of a request is stored with either. */
export const cardErrorCodes = ['BILLING_CARD_DECLINED', 'BILLING_CARD_AUTHENTICATION'] as const

/** What a member is told of a card that was refused, by the provider's reason: the holder can mend a missing confirmation. */
export function toCardError(failureCode: string | null): ApiError {
  const isUnconfirmed = failureCode === 'authentication_required'
  return new ApiError(isUnconfirmed ? 'BILLING_CARD_AUTHENTICATION' : 'BILLING_CARD_DECLINED')
}

/** A card that cannot be kept: its bank refused it, or the token names none (used before, or never made). */
export class CardRejected extends Error {
  readonly reason: 'declined' | 'token'

  constructor(reason: 'declined' | 'token') {
    super(`the card was refused: ${reason}`)
    this.reason = reason
  }
}

/** The provider has read what was asked and can never do it, as with a card that was taken away there: nothing was charged. */
export class ChargeImpossible extends Error {
  constructor(reason: string) {
    super(`the charge is impossible: ${reason}`)
  }
}

/** The provider failed on its side, and its key says so for a day: whoever asks again under it gets that failure again. */
export class StoredFailureReplayed extends Error {
  constructor() {
    super('the provider gave the stored failure of this key again')
  }
}

/** Every way in which a payment comes to nothing; the response of a request is stored with each. */
export const paymentErrorCodes = [
  ...cardErrorCodes,
  'BILLING_PAYMENT_LAPSED',
  'BILLING_PAYMENT_REFUNDED',
] as const

/** Of an order or a payment: the money came, but what it was for is over. */
export const NOT_WANTED = 'not-wanted'
/** The provider never had the payment, or never said anything of the card: nothing was charged. */
const unheard: readonly (string | null)[] = ['never-arrived', 'never-verified']

/** What a member is told of a payment that came to nothing, or of its order, by what really happened to the money. */
export function toPaymentError({
  state,
  failureCode,
}: {
  state?: PaymentState
  failureCode: string | null
}): ApiError {
  const isRefunded = state === 'refund-due' || state === 'refunded' || failureCode === NOT_WANTED
  if (isRefunded) return new ApiError('BILLING_PAYMENT_REFUNDED')
  if (unheard.includes(failureCode)) return new ApiError('BILLING_PAYMENT_LAPSED')
  return toCardError(failureCode)
}

/** The bank has not taken money that is to be given back; staff decide what becomes of it. */
export class RefundFailed extends Error {
  constructor() {
    super('the bank refused a refund')
  }
}

/** The failure code of a payment whose refund waits for staff. */
export const REFUND_FAILED = 'refund-failed'
