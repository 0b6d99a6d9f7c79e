import type { TestSandbox } from '@hibiki/payment-sandbox/testing'
import type { PaymentContext } from '../../../../services/billing/src/modules/payments/payment-context.ts'
import type { BillingApp } from '../../../../services/billing/src/testing/billing-app.ts'
import { createSandboxBilling } from '../../../../services/billing/src/testing/sandbox-billing.ts'

export interface BillingReplicas {
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

/** Two replicas of billing on one payment sandbox. */
export async function createBillingReplicas(
  options: Parameters<typeof createSandboxBilling>[0] = {},
): Promise<BillingReplicas> {
  const billing = await createSandboxBilling(options)
  const { sandbox, jobs } = billing
  const { app: second } = await billing.openReplica()
  const copies: BillingReplicas['copies'] = [billing.app, second]
  let posts = 0
  return {
    copies,
    billing,
    sandbox,
    jobs,
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
    close: () => billing.close(),
  }
}
