import { startPeriodic } from '@hibiki/http'
import { chargeDue } from '../renewals/charge-due.ts'
import { deleteCustomers } from './delete-customers.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { processWebhookEvents } from './process-webhook-events.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const jobs = [
  { name: 'charge-due', everyMs: 5000, run: chargeDue },
  { name: 'process-webhook-events', everyMs: 1000, run: processWebhookEvents },
  // Unclear payments are asked for when they are two minutes old (R3).
  { name: 'forget-customers', everyMs: 10_000, run: deleteCustomers },
  { name: 'reconcile-payments', everyMs: 60_000, run: reconcilePayments },
] as const

/** Everything that talks to the payment provider without being asked; returns what stops it. */
export function startPaymentJobs(deps: PaymentDeps): () => Promise<void> {
  const { log } = deps
  const running = jobs.map(({ name, everyMs, run }) =>
    startPeriodic({ name, everyMs, log, run: () => run(deps) }),
  )
  return async () => {
    await Promise.all(running.map((job) => job.stop()))
  }
}
