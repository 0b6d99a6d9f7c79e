import { createStripeProvider, type StripeSettingsWithPublishableKey } from '@hibiki/billing'
import { startPaymentSandbox } from '@hibiki/payment-sandbox'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { CARD_CONFIRMATIONS_PATH, cardConfirmationRoutes } from './card-confirmation-routes.ts'
import { CARD_TOKENS_PATH, cardTokenRoutes } from './card-token-routes.ts'
import { konbiniRoutes } from './konbini-routes.ts'

const PUBLISHABLE_KEY = 'pk_test_local'

export interface LocalPayments {
  /** The provider settings for billing. */
  forBilling: {
    payments: ReturnType<typeof createStripeProvider>
    cardForm: { publishableKey: string; tokenUrl: string | null; confirmUrl: string | null }
  }
  /** Registers further routes beside the pages. */
  routes(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}

interface SandboxOptions {
  databaseUrl: string
  /** Is unique to this installation. */
  key: string
  billingUrl: string
  clock: () => Date
  log: Logger
}

/** Starts card payments: with Stripe itself where its keys are given, else the sandbox; billing cannot tell them apart. */
export function startLocalPayments(
  options: SandboxOptions & { stripe: StripeSettingsWithPublishableKey | null },
): Promise<LocalPayments> {
  return options.stripe ? Promise.resolve(withStripe(options.stripe)) : startSandbox(options)
}

function withStripe(stripe: StripeSettingsWithPublishableKey): LocalPayments {
  return {
    forBilling: {
      payments: createStripeProvider(stripe),
      cardForm: { publishableKey: stripe.publishableKey, tokenUrl: null, confirmUrl: null },
    },
    routes: async () => {},
    close: async () => {},
  }
}

/** The sandbox, spoken to as Stripe is, and telling billing as Stripe would. */
async function startSandbox({
  key,
  databaseUrl,
  billingUrl,
  clock,
  log,
}: SandboxOptions): Promise<LocalPayments> {
  const [secretKey, webhookSecret] = [`sk_test_${key}`, `whsec_${key}`]
  const sandbox = await startPaymentSandbox({
    databaseUrl,
    secretKey,
    publishableKey: PUBLISHABLE_KEY,
    webhook: { url: `${billingUrl}/v3/payment/webhook`, secret: webhookSecret },
    clock,
    log,
  })
  return {
    forBilling: {
      payments: createStripeProvider({ secretKey, webhookSecret, apiUrl: sandbox.url }),
      cardForm: {
        publishableKey: PUBLISHABLE_KEY,
        tokenUrl: CARD_TOKENS_PATH,
        confirmUrl: CARD_CONFIRMATIONS_PATH,
      },
    },
    async routes(app) {
      await app.register(cardTokenRoutes({ url: sandbox.url, publishableKey: PUBLISHABLE_KEY }))
      await app.register(cardConfirmationRoutes({ url: sandbox.url, secretKey }))
      await app.register(konbiniRoutes({ url: sandbox.url, secretKey }))
    },
    close: sandbox.close,
  }
}
