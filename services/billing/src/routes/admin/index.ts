import { type App, access, allow } from '@hibiki/http'
import type { Logger } from 'pino'
import type { BillingDatabase, Db } from '../../db/schema.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import type { ProductImages } from '../../products/images.ts'
import { bonusCodes } from './bonus-codes.ts'
import { commerceDashboard } from './commerce-dashboard.ts'
import { commerceLog } from './commerce-log.ts'
import { contracts } from './contracts.ts'
import { invoices } from './invoices.ts'
import { payments } from './payments.ts'
import { products } from './products.ts'
import { rentals } from './rentals.ts'
import { webhookEvents } from './webhook-events.ts'

export interface AdminDeps {
  db: Db
  database: BillingDatabase
  clock: () => Date
  log: Logger
  /** Without one nothing can be reconciled. */
  payments: PaymentProvider | undefined
  images: ProductImages
}

/** The console's part of billing, in the dialect of ra-data-simple-rest (D-198). */
export async function admin(app: App, deps: AdminDeps): Promise<void> {
  allow(app, access.roles('ROLE_ADMIN'))
  commerceDashboard(app, deps)
  products(app, deps)
  contracts(app, deps)
  rentals(app, deps)
  payments(app, deps)
  webhookEvents(app, deps)
  invoices(app, deps)
  bonusCodes(app, deps)
  commerceLog(app, deps)
}
