import type { Logger } from 'pino'
import type { BillingDatabase } from '../../tables.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The dependencies of everything that charges. */
export interface PaymentContext {
  database: BillingDatabase
  payments: PaymentProvider
  clock: () => Date
  log: Logger
}
