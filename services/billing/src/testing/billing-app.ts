import { createTestService, type TestService } from '@hibiki/service/testing'
import type { Logger } from 'pino'
import type { BillingContext } from '../context.ts'
import type { PaymentProvider } from '../modules/payments/payment-provider.ts'
import { insertSellerRevision } from '../modules/seller/seller.sql.ts'
import type { SellerDetails } from '../modules/seller/seller-details.ts'
import { billing } from '../service.ts'
import { testSellerDetails } from './seller.ts'

/** Runs the service on a database and a clock of its own; requests go through `app.inject`. */
export type BillingApp = TestService<BillingContext>

export async function createBillingApp({
  connections,
  now,
  log,
  payments,
  seller = testSellerDetails,
}: {
  /** What is published about the seller; null for a shop whose owner has filled in nothing. */
  seller?: SellerDetails | null
  now?: string
  payments?: PaymentProvider
  log?: Logger
  connections?: number
} = {}): Promise<BillingApp> {
  const service = await createTestService(billing, {
    settings: { DATABASE_CONNECTIONS: connections ?? 5, KONBINI_PAYMENTS: 'on' },
    ...(now !== undefined && { now }),
    ...(log && { log }),
    ...(payments && { resources: { payments } }),
  })
  if (seller) {
    const revision = { revision: 1, savedAt: service.clock.now, details: seller }
    await insertSellerRevision(service.database.db, revision)
  }
  return service
}
