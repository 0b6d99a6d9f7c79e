import { ApiError } from '@hibiki/http'
import type { PaymentState } from '../../tables.ts'
import { cardRefusal, cardRefusals } from './card-refusal.ts'

/** Every way in which a payment comes to nothing; the response of a request is stored with each. */
export const paymentRefusals = [
  ...cardRefusals,
  'BILLING_PAYMENT_LAPSED',
  'BILLING_PAYMENT_REFUNDED',
] as const

/** Of an order or a payment: the money came, but what it was for is over. */
export const NOT_WANTED = 'not-wanted'
/** The provider never had the payment, or never said anything of the card: nothing was charged. */
const unheard: readonly (string | null)[] = ['never-arrived', 'never-verified']

/** What a member is told of a payment that came to nothing, or of its order, by what really happened to the money. */
export function paymentRefusal(o: { state?: PaymentState; failureCode: string | null }): ApiError {
  const isRefunded = o.state === 'refund-due' || o.state === 'refunded' || o.failureCode === NOT_WANTED
  if (isRefunded) return new ApiError('BILLING_PAYMENT_REFUNDED')
  if (unheard.includes(o.failureCode)) return new ApiError('BILLING_PAYMENT_LAPSED')
  return cardRefusal(o.failureCode)
}
