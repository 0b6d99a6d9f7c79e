import type { ProviderPaymentIntent } from './payment-provider.ts'

export type PaymentOutcome = 'succeeded' | 'failed' | 'unclear' | 'waiting'

/**
 * Classifies the state of a charge. The cardholder is not present, so a charge that needs a code or another card has failed;
 * other states may still succeed. A payment at a convenience store waits for its member until it expires.
 */
export function toPaymentOutcome(
  intent: Pick<ProviderPaymentIntent, 'status'> & Partial<Pick<ProviderPaymentIntent, 'konbini'>>,
): PaymentOutcome {
  if (intent.status === 'succeeded') return 'succeeded'
  if (intent.konbini) return 'waiting'
  return intent.status === 'processing' ? 'unclear' : 'failed'
}

/** Returns the provider's code for why a card was declined. */
export function toFailureCode(intent: ProviderPaymentIntent): string {
  const problem = intent.last_payment_error
  return problem?.decline_code ?? problem?.code ?? intent.status
}
