import type { ProviderPaymentIntent } from './payment-provider.ts'

export type PaymentOutcome = 'succeeded' | 'failed' | 'unclear'

/** Nobody is there to enter a code or to try another card, so what requires one has failed; the rest is still on its way. */
export function toPaymentOutcome(intent: Pick<ProviderPaymentIntent, 'status'>): PaymentOutcome {
  if (intent.status === 'succeeded') return 'succeeded'
  return intent.status === 'processing' ? 'unclear' : 'failed'
}

/** Why a card was refused, as the provider calls it. */
export function toFailureCode(intent: ProviderPaymentIntent): string {
  const problem = intent.last_payment_error
  return problem?.decline_code ?? problem?.code ?? intent.status
}
