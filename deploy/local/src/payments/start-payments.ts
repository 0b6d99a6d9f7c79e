import { createStripeProvider } from '@hibiki/billing'
import { type RunningPaymentSandbox, startPaymentSandbox } from '@hibiki/payment-sandbox'
import type { Logger } from 'pino'

/** Where the page's card form sends a card in local mode; the front door hands it on to the sandbox. */
export const CARD_TOKENS_PATH = '/dev/card-tokens'
/** Where the page says what the card's holder answered their bank. */
export const CARD_CONFIRMATIONS_PATH = '/dev/card-confirmations'

const PUBLISHABLE_KEY = 'pk_test_local'

export interface LocalPayments {
  sandbox: RunningPaymentSandbox
  publishableKey: string
  secretKey: string
  /** What billing is given. */
  forBilling: {
    payments: ReturnType<typeof createStripeProvider>
    cardForm: { publishableKey: string; tokenUrl: string; confirmUrl: string }
  }
}

/** Card payments without Stripe: the sandbox, spoken to as Stripe is, and telling billing as Stripe would. */
export async function startPayments(o: {
  databaseUrl: string
  /** Of this installation alone. */
  key: string
  billingUrl: string
  clock: () => Date
  log: Logger
}): Promise<LocalPayments> {
  const [secretKey, webhookSecret] = [`sk_test_${o.key}`, `whsec_${o.key}`]
  const sandbox = await startPaymentSandbox({
    databaseUrl: o.databaseUrl,
    secretKey,
    publishableKey: PUBLISHABLE_KEY,
    webhook: { url: `${o.billingUrl}/v3/payment/webhook`, secret: webhookSecret },
    clock: o.clock,
    log: o.log,
  })
  return {
    sandbox,
    publishableKey: PUBLISHABLE_KEY,
    secretKey,
    forBilling: {
      payments: createStripeProvider({ secretKey, webhookSecret, apiUrl: sandbox.url }),
      cardForm: {
        publishableKey: PUBLISHABLE_KEY,
        tokenUrl: CARD_TOKENS_PATH,
        confirmUrl: CARD_CONFIRMATIONS_PATH,
      },
    },
  }
}
