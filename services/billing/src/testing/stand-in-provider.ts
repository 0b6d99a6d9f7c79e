import { randomUUID } from 'node:crypto'
import { ChargeImpossibleError, RefundFailedError } from '../modules/payments/payment-errors.ts'
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderPaymentIntent,
} from '../modules/payments/payment-provider.ts'

export interface StandInProvider extends PaymentProvider {
  intents: Map<string, ProviderPaymentIntent>
  refunded: Set<string>
  /** Intents whose money the bank does not accept back. */
  irrefundable: Set<string>
  /** The provider's ids of cards that are declined from now on. */
  refusing: Set<string>
  /** Those whose issuer demands that their holder confirms each charge. */
  unconfirmed: Set<string>
  /** What happens to the next calls of `charge`, one each: the request or its response is lost, or it can never be executed. */
  faults: ('lost' | 'timeout' | 'impossible')[]
  charges: number
}

/** Imitates the provider in memory, with its rule of keys, for tests of what billing does with its responses. */
export function createStandInProvider(clock: () => Date): StandInProvider {
  const byKey = new Map<string, ProviderPaymentIntent>()
  const customerOf = new Map<string, string>()
  const provider: StandInProvider = {
    intents: new Map(),
    refunded: new Set(),
    irrefundable: new Set(),
    refusing: new Set(),
    unconfirmed: new Set(),
    faults: [],
    charges: 0,
    createCustomer: async () => ({ id: `cus_${randomUUID()}` }),
    deleteCustomer: async () => {},
    setUpCard: async () => {
      throw new Error('not asked for here')
    },
    getCardSetup: async () => null,
    detachCard: async () => {},
    verifyCard: async ({ paymentMethodId, idempotencyKey }) => ({
      id: `seti_${idempotencyKey}`,
      status: provider.unconfirmed.has(paymentMethodId)
        ? 'requires_action'
        : provider.refusing.has(paymentMethodId)
          ? 'requires_payment_method'
          : 'succeeded',
    }),
    async charge(options) {
      provider.charges += 1
      const fault = provider.faults.shift()
      if (fault === 'lost') throw new Error('connection refused')
      if (fault === 'impossible') throw new ChargeImpossibleError('resource_missing')
      const intent = byKey.get(options.idempotencyKey) ?? newIntent(provider, options, clock)
      byKey.set(options.idempotencyKey, intent)
      provider.intents.set(intent.id, intent)
      customerOf.set(intent.id, options.customerId)
      if (fault === 'timeout') throw new Error('no response')
      return intent
    },
    listPaymentIntents: async ({ customerId }) =>
      [...provider.intents.values()].filter(({ id }) => customerOf.get(id) === customerId),
    listCharges: async ({ since }) =>
      [...provider.intents.values()]
        .filter(({ created, status }) => created * 1000 >= since.getTime() && status === 'succeeded')
        .map((intent) => ({ ...intent, customerId: customerOf.get(intent.id) ?? '', paymentMethodId: 'pm' })),
    getPaymentIntent: async (id) => provider.intents.get(id) ?? null,
    async refund({ paymentIntentId }) {
      if (provider.irrefundable.has(paymentIntentId)) throw new RefundFailedError()
      provider.refunded.add(paymentIntentId)
    },
    isRefunded: async (paymentIntentId) => provider.refunded.has(paymentIntentId),
    async readEvent({ body, signature }) {
      if (signature !== 'signed') throw new Error('wrong signature')
      return JSON.parse(body.toString()) as ProviderEvent
    },
  }
  return provider
}

function newIntent(
  provider: StandInProvider,
  {
    paymentMethodId,
    amountYen,
    paymentId,
  }: { amountYen: number; paymentId: string; paymentMethodId: string },
  clock: () => Date,
): ProviderPaymentIntent {
  const isUnconfirmed = provider.unconfirmed.has(paymentMethodId)
  const isRefused = isUnconfirmed || provider.refusing.has(paymentMethodId)
  const code = isUnconfirmed ? 'authentication_required' : 'card_declined'
  const decline_code = isUnconfirmed ? 'authentication_required' : 'generic_decline'
  return {
    id: `pi_${randomUUID()}`,
    status: isRefused ? 'requires_payment_method' : 'succeeded',
    amount: amountYen,
    currency: 'jpy',
    created: Math.floor(clock().getTime() / 1000),
    metadata: { payment: paymentId },
    last_payment_error: isRefused ? { code, decline_code } : null,
  }
}
