import type { ProviderPaymentIntent } from './payment-provider.ts'

export type Outcome = 'succeeded' | 'failed' | 'unclear'

/** Nobody is there to enter a code or to try another card, so what requires one has failed; the rest is still on its way. */
export function outcomeOf(intent: Pick<ProviderPaymentIntent, 'status'>): Outcome {
  if (intent.status === 'succeeded') return 'succeeded'
  return intent.status === 'processing' ? 'unclear' : 'failed'
}

/** Why a card was refused, as the provider calls it. */
export function failureCodeOf(intent: ProviderPaymentIntent): string {
  const problem = intent.last_payment_error
  return problem?.decline_code ?? problem?.code ?? intent.status
}
