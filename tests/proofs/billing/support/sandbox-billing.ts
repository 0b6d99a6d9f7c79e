import { createTestSandbox, type TestSandbox, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { type Logger, pino } from 'pino'
import type { PaymentContext } from '../../../../services/billing/src/modules/payments/payment-context.ts'
import type { PaymentProvider } from '../../../../services/billing/src/modules/payments/payment-provider.ts'
import { createStripeProvider } from '../../../../services/billing/src/modules/payments/stripe-provider.ts'
import { type BillingApp, createBillingApp } from '../../../../services/billing/src/testing/billing-app.ts'

export const webhookSecret = 'whsec_of_the_test'

export interface SandboxBilling {
  /** Two replicas of the service on one database. */
  copies: [BillingApp['app'], BillingApp['app']]
  billing: BillingApp
  sandbox: TestSandbox
  /** The dependencies of jobs, with the unmodified provider. */
  jobs: PaymentContext
  /** Posts as a member to the replicas in turn. */
  post(userId: string, path: string, payload: object, key?: string): Promise<{ status: number; text: string }>
  close(): Promise<void>
}

/**
 * Two replicas of billing, and the payment sandbox over HTTP by the official client; both use the clock of the tests.
 * @param options.timeoutMs how long members wait for the provider
 * @param options.around wraps the provider of members' calls
 */
export async function createSandboxBilling(
  options: { timeoutMs?: number; around?: (provider: PaymentProvider) => PaymentProvider; log?: Logger } = {},
): Promise<SandboxBilling> {
  let billing: BillingApp
  const clock = () => billing.clock.now
  const sandbox = await createTestSandbox({ clock })
  const provider = (timeoutMs?: number) =>
    createStripeProvider({
      secretKey: testSandboxKeys.secretKey,
      webhookSecret,
      apiUrl: sandbox.url,
      ...(timeoutMs !== undefined && { timeoutMs }),
    })
  const payments = options.around?.(provider(options.timeoutMs)) ?? provider(options.timeoutMs)
  const log = options.log ?? pino({ level: 'silent' })
  billing = await createBillingApp({ payments, log })
  const { database } = billing
  const { app: second } = await billing.openReplica()
  const copies: SandboxBilling['copies'] = [billing.app, second]
  let posts = 0
  return {
    copies,
    billing,
    sandbox,
    jobs: { database, payments: provider(), clock, log },
    async post(userId, url, payload, key) {
      const cookie = await billing.sessions.cookieFor({ userId })
      posts += 1
      const response = await (copies[posts % 2] ?? second).inject({
        method: 'POST',
        url,
        headers: { cookie, ...(key !== undefined && { 'idempotency-key': key }) },
        payload,
      })
      return { status: response.statusCode, text: response.body }
    },
    async close() {
      await billing.close()
      await sandbox.close()
    },
  }
}
