import { type App, access, allow } from '@hibiki/http'
import type { BillingDatabase, Db } from '../../db/schema.ts'
import { rentals } from './rentals.ts'

export interface AdminDeps {
  db: Db
  database: BillingDatabase
  clock: () => Date
}

/** The console's part of billing. */
export async function admin(app: App, deps: AdminDeps): Promise<void> {
  allow(app, access.roles('ROLE_ADMIN'))
  rentals(app, deps)
}
