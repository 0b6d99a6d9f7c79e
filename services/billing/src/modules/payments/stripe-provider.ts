import { Stripe } from 'stripe'
import type { KonbiniStore } from '../../tables.ts'
import { isWhollyRefunded } from '../refunds/refund.rules.ts'
import {
  CardRejectedError,
  ChargeImpossibleError,
  RefundFailedError,
  StoredFailureReplayedError,
} from './payment-errors.ts'
import type {
  PaymentProvider,
  ProviderCharge,
  ProviderKonbini,
  ProviderPaymentIntent,
  ProviderRefund,
  ProviderSetupIntent,
  ProviderSetupIntentWithCard,
} from './payment-provider.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** The API's address, such as the sandbox's; empty for Stripe itself. */
  apiUrl: string
  /** Timeout of one attempt, 10,000 by default; a call without a response is retried once with its key. */
  timeoutMs?: number
}

/** Members wait for these calls, so they time out early, and reconciliation settles what is unclear then. */
const TIMEOUT_MS = 10_000
/** This limit is far above the number of one customer's intents since a moment some hours ago. */
const MAX_INTENTS = 1000

/** What stands on the slip of the store; 22 characters at most. */
const KONBINI_DESCRIPTION = 'Hibiki'

const cardOnly: { allowed_payment_method_types: ['card'] } = { allowed_payment_method_types: ['card'] }

const withCard: { expand: ['payment_method'] } = { expand: ['payment_method'] }

/** Implements the provider with Stripe's own client, which speaks to Stripe or, with another address, to the sandbox. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiUrl),
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  const listRefunds: PaymentProvider['listRefunds'] = async (options) => {
    const filter =
      'since' in options
        ? { created: { gte: Math.floor(options.since.getTime() / 1000) } }
        : { payment_intent: options.paymentIntentId }
    const found: ProviderRefund[] = []
    for await (const refund of stripe.refunds.list({ ...filter, limit: 100 })) found.push(refundOf(refund))
    return found
  }

  return {
    async createCustomer({ memberId, idempotencyKey }) {
      const { id } = await stripe.customers.create({ metadata: { member: memberId } }, { idempotencyKey })
      return { id }
    },

    async deleteCustomer(customerId) {
      await unlessMissing(stripe.customers.del(customerId))
    },

    async setUpCard({ customerId, token, idempotencyKey }) {
      try {
        const { id } = await stripe.paymentMethods.create(
          { type: 'card', card: { token } },
          { idempotencyKey: `${idempotencyKey}:card` },
        )
        const setup = await stripe.setupIntents.create(
          {
            customer: customerId,
            payment_method: id,
            usage: 'off_session',
            confirm: true,
            // Stripe.js's `handleNextAction` has the holder confirm it in the page.
            use_stripe_sdk: true,
            ...withCard,
            ...cardOnly,
          },
          { idempotencyKey: `${idempotencyKey}:setup` },
        )
        return cardSetupOf(setup)
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },

    async getCardSetup(id) {
      const setup = await unlessMissing(stripe.setupIntents.retrieve(id, withCard))
      return setup && cardSetupOf(setup)
    },

    async detachCard(paymentMethodId) {
      try {
        await unlessMissing(stripe.paymentMethods.detach(paymentMethodId))
      } catch (error) {
        // A second detachment is rejected, but all that counts is that the card is gone.
        const card = await unlessMissing(stripe.paymentMethods.retrieve(paymentMethodId))
        if (card && card.customer !== null) throw error
      }
    },

    async verifyCard({ customerId, paymentMethodId, idempotencyKey }) {
      const params = { customer: customerId, payment_method: paymentMethodId, confirm: true, ...cardOnly }
      try {
        return setupOf(
          await stripe.setupIntents.create({ ...params, usage: 'off_session' }, { idempotencyKey }),
        )
      } catch (error) {
        // A declined card is a response, and the attempt stays with its intent.
        if (error instanceof Stripe.errors.StripeCardError && error.setup_intent) {
          return setupOf(error.setup_intent)
        }
        throw error
      }
    },

    async charge({ customerId, paymentMethodId, amountYen, paymentId, about, idempotencyKey }) {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountYen,
            currency: 'jpy',
            customer: customerId,
            payment_method: paymentMethodId,
            metadata: { payment: paymentId, ...about },
            confirm: true,
            off_session: true,
            ...cardOnly,
          },
          { idempotencyKey },
        )
        return intentOf(intent)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
          return intentOf(error.payment_intent)
        }
        if (isImpossible(error)) throw new ChargeImpossibleError(error.code ?? 'invalid_request')
        throw isStoredFailure(error) ? new StoredFailureReplayedError() : error
      }
    },

    async requestKonbiniPayment({
      customerId,
      amountYen,
      paymentId,
      about,
      expiresAt,
      payer,
      idempotencyKey,
    }) {
      const konbini = {
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        product_description: KONBINI_DESCRIPTION,
      }
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountYen,
            currency: 'jpy',
            customer: customerId,
            allowed_payment_method_types: ['konbini'],
            payment_method_data: { type: 'konbini', billing_details: payer },
            payment_method_options: { konbini },
            metadata: { payment: paymentId, ...about },
            confirm: true,
          },
          { idempotencyKey },
        )
        return intentOf(intent)
      } catch (error) {
        if (isImpossible(error)) throw new ChargeImpossibleError(error.code ?? 'invalid_request')
        throw isStoredFailure(error) ? new StoredFailureReplayedError() : error
      }
    },

    async cancelPaymentIntent({ id, idempotencyKey }) {
      try {
        return intentOf(await stripe.paymentIntents.cancel(id, {}, { idempotencyKey }))
      } catch (error) {
        if (!isImpossible(error)) throw error
        // It was paid or canceled already.
        return intentOf(await stripe.paymentIntents.retrieve(id))
      }
    },

    async listPaymentIntents({ customerId, since }) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const found: ProviderPaymentIntent[] = []
      for await (const intent of stripe.paymentIntents.list({ customer: customerId, created, limit: 100 })) {
        found.push(intentOf(intent))
        if (found.length >= MAX_INTENTS) break
      }
      return found
    },

    async listCharges({ since }) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const found: ProviderCharge[] = []
      for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
        const charge = { ...intentOf(intent), ...payerOf(intent) }
        const isOpen = charge.status === 'processing' || charge.konbini !== null
        if (charge.status === 'succeeded' || isOpen) found.push(charge)
      }
      return found.reverse()
    },

    async getPaymentIntent(id) {
      const intent = await unlessMissing(stripe.paymentIntents.retrieve(id))
      return intent ? intentOf(intent) : null
    },

    async refund({ paymentIntentId, amountYen, idempotencyKey }) {
      try {
        const refund = await stripe.refunds.create({ payment_intent: paymentIntentId }, { idempotencyKey })
        if (!isOnItsWay(refund)) throw new RefundFailedError()
        return { isAwaitingAccount: refund.status === 'requires_action' }
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'))
          throw error
        const refunds = await listRefunds({ paymentIntentId })
        if (!isWhollyRefunded(refunds, amountYen)) throw new RefundFailedError()
        return { isAwaitingAccount: refunds.some((refund) => refund.isAwaitingAccount) }
      }
    },

    async refundPart({ paymentIntentId, amountYen, refundId, idempotencyKey }) {
      const params = { payment_intent: paymentIntentId, amount: amountYen, metadata: { refund: refundId } }
      try {
        return refundOf(await stripe.refunds.create(params, { idempotencyKey }))
      } catch (error) {
        if (isImpossible(error)) throw new RefundFailedError()
        throw isStoredFailure(error) ? new StoredFailureReplayedError() : error
      }
    },

    listRefunds,

    async readEvent({ body, signature }) {
      const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret)
      const { id, type, created } = event
      const object = event.data.object as { id: string; payment_intent?: string }
      const about = type.startsWith('refund.') ? (object.payment_intent ?? object.id) : object.id
      return { id, type, created, data: { object: { id: about } } }
    },
  }
}

function addressOf(apiUrl: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiUrl === '') return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}

function isOnItsWay({ status }: Stripe.Refund): boolean {
  return status === 'succeeded' || status === 'pending' || status === 'requires_action'
}

function refundOf(refund: Stripe.Refund): ProviderRefund {
  const { id, amount, created, metadata, payment_intent: intent } = refund
  return {
    id,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? ''),
    refundId: metadata?.refund ?? null,
    amount,
    created,
    isAccepted: isOnItsWay(refund),
    isAwaitingAccount: refund.status === 'requires_action',
  }
}

/** Returns null instead of rejecting when the provider does not know the object. */
async function unlessMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Returns whether the provider has read and rejected the request; late, locked or throttled requests have other codes. */
function isImpossible(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.statusCode === 400 || error.statusCode === 404)
  )
}

function isStoredFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true'
}

function refusalOf(error: unknown): CardRejectedError | undefined {
  if (error instanceof Stripe.errors.StripeCardError) return new CardRejectedError('declined')
  const isTokenWrong =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.code === 'token_already_used' || error.code === 'resource_missing')
  return isTokenWrong ? new CardRejectedError('token') : undefined
}

function payerOf({ customer, payment_method: method }: Stripe.PaymentIntent) {
  return {
    customerId: typeof customer === 'string' ? customer : '',
    paymentMethodId: typeof method === 'string' ? method : null,
  }
}

function setupOf({ id, status }: Stripe.SetupIntent): ProviderSetupIntent {
  return { id, status: known(status, statuses) }
}

function cardSetupOf(setup: Stripe.SetupIntent): ProviderSetupIntentWithCard {
  const { customer, client_secret: clientSecret, payment_method: method } = setup
  return {
    ...setupOf(setup),
    customerId: typeof customer === 'string' ? customer : null,
    clientSecret: clientSecret ?? '',
    card: typeof method === 'object' && method?.card ? { id: method.id, card: shownOf(method.card) } : null,
  }
}

const shownOf = ({ brand, last4, exp_month, exp_year, fingerprint }: Stripe.PaymentMethod.Card) => ({
  brand,
  last4,
  exp_month,
  exp_year,
  fingerprint: fingerprint ?? null,
})

function intentOf(intent: Stripe.PaymentIntent): ProviderPaymentIntent {
  const { id, status, amount, created, metadata, last_payment_error: problem } = intent
  const types: readonly string[] = intent.allowed_payment_method_types ?? intent.payment_method_types
  const method = types.includes('konbini') ? 'konbini' : 'card'
  return {
    id,
    status: known(status, statuses),
    amount,
    currency: 'jpy',
    created,
    metadata,
    last_payment_error: problem && {
      code: problem.code ?? problem.type,
      ...(problem.decline_code ? { decline_code: problem.decline_code } : {}),
    },
    method,
    konbini: status === 'requires_action' ? konbiniOf(intent) : null,
  }
}

const chains = ['familymart', 'lawson', 'ministop', 'seicomart'] as const

function konbiniOf({ next_action: action }: Stripe.PaymentIntent): ProviderKonbini | null {
  const details = action?.konbini_display_details
  if (!details) return null
  const stores = chains.flatMap((chain): KonbiniStore[] => {
    const numbers = details.stores[chain]
    if (!numbers) return []
    const { payment_code: paymentCode, confirmation_number: confirmationNumber = null } = numbers
    return [{ chain, paymentCode, confirmationNumber }]
  })
  return {
    expiresAt: new Date(details.expires_at * 1000),
    voucherUrl: details.hosted_voucher_url ?? null,
    stores,
  }
}

const statuses = [
  'succeeded',
  'requires_payment_method',
  'requires_action',
  'processing',
  'canceled',
] as const

/** Any other status leads to one of these. */
function known<const T extends string>(status: string, all: readonly T[]): T | 'processing' {
  return all.find((one) => one === status) ?? 'processing'
}
