import type { PaymentProvider } from '../../../../services/billing/src/modules/payments/payment-provider.ts'

/** Wraps a provider so that some responses to charges are lost: in turn before anything was done and after everything was. */
export function withLostResponses(provider: PaymentProvider, { every }: { every: number }): PaymentProvider {
  let calls = 0
  return {
    ...provider,
    async charge(request) {
      calls += 1
      const isLost = calls % every === 0
      if (isLost && calls % (2 * every) === 0) throw new Error('the connection was refused')
      const intent = await provider.charge(request)
      if (isLost) throw new Error('no answer came')
      return intent
    },
  }
}
