import { type App, access, allow } from '@hibiki/http'
import type { Logger } from 'pino'
import type { BillingDatabase, Db } from '../../db/schema.ts'
import { bonusCodes } from '../bonus/routes/admin-bonus-codes.ts'
import { contracts } from '../contracts/routes/admin-contracts.ts'
import { invoices } from '../invoices/routes/admin-invoices.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { payments } from '../payments/routes/admin-payments.ts'
import { webhookEvents } from '../payments/routes/admin-webhook-events.ts'
import type { ProductImages } from '../products/images.ts'
import { products } from '../products/routes/admin-products.ts'
import { rentals } from '../rentals/routes/admin-rentals.ts'
import { commerceDashboard } from './routes/commerce-dashboard.ts'
import { commerceLog } from './routes/commerce-log.ts'

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
