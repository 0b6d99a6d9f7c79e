import type { Logger } from 'pino'
import type { BillingDatabase } from '../../tables.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** What everything that charges needs. */
export interface PaymentDeps {
  database: BillingDatabase
  payments: PaymentProvider
  clock: () => Date
  log: Logger
}
