import { createTestSandbox, type TestSandbox, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { type Logger, pino } from 'pino'
import type { PaymentContext } from '../modules/payments/payment-context.ts'
import type { PaymentProvider } from '../modules/payments/payment-provider.ts'
import { createStripeProvider } from '../modules/payments/stripe-provider.ts'
import type { SellerDetails } from '../modules/seller/seller-details.ts'
import { type BillingApp, createBillingApp } from './billing-app.ts'

export const testWebhookSecret = 'whsec_of_the_test'

/** Billing, and the payment sandbox over HTTP by the official client; both live by the clock of the test. */
export interface SandboxBilling extends BillingApp {
  sandbox: TestSandbox
  /** The provider of the service, whose calls a test may spy on. */
  payments: PaymentProvider
  /** The dependencies of jobs; their provider is one of their own when the service's was wrapped. */
  jobs: PaymentContext
}

/**
 * @param options.timeoutMs how long members wait for the provider
 * @param options.around wraps the provider of members' calls
 */
export async function createSandboxBilling({
  timeoutMs,
  around,
  log = pino({ level: 'silent' }),
  ...options
}: {
  timeoutMs?: number
  around?: (provider: PaymentProvider) => PaymentProvider
  log?: Logger
  now?: string
  connections?: number
  seller?: SellerDetails | null
} = {}): Promise<SandboxBilling> {
  let billing: BillingApp
  const clock = () => billing.clock.now
  const sandbox = await createTestSandbox({ clock })
  const provider = createStripeProvider({
    secretKey: testSandboxKeys.secretKey,
    webhookSecret: testWebhookSecret,
    apiUrl: sandbox.url,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  const payments = around?.(provider) ?? provider
  billing = await createBillingApp({ ...options, payments, log })
  return {
    ...billing,
    sandbox,
    payments,
    jobs: { database: billing.database, payments: provider, clock, log },
    async close() {
      await billing.close()
      await sandbox.close()
    },
  }
}

/** The next charge gets no response, because its request is lost or its response; the client asks twice, so both attempts are. */
export function loseNextCharge({ sandbox }: SandboxBilling, lost: 'request' | 'response'): Promise<unknown> {
  const kind = lost === 'request' ? 'drop-before' : 'drop-after'
  return sandbox.addFaults({ kind, method: 'POST', path: '/v1/payment_intents', times: 2 })
}
