import { createTestService, type TestService } from '@hibiki/service/testing'
import type { Logger } from 'pino'
import type { BillingContext } from '../context.ts'
import type { PaymentProvider } from '../modules/payments/payment-provider.ts'
import { billing } from '../service.ts'

/** Runs the service on a database and a clock of its own; requests go through `app.inject`. */
export type BillingApp = TestService<BillingContext>

export function createBillingApp({
  connections,
  now,
  log,
  payments,
}: {
  now?: string
  payments?: PaymentProvider
  log?: Logger
  connections?: number
} = {}): Promise<BillingApp> {
  return createTestService(billing, {
    settings: { DATABASE_CONNECTIONS: connections ?? 5 },
    ...(now !== undefined && { now }),
    ...(log && { log }),
    ...(payments && { resources: { payments } }),
  })
}
