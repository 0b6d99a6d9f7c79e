import { type App, access, allow } from '@hibiki/http'
import type { BillingDatabase } from '../../db/schema.ts'
import { applyBonus } from './routes/apply-bonus-code.ts'

export interface BonuscodeDeps {
  database: BillingDatabase
  clock: () => Date
}

export async function bonuscode(app: App, deps: BonuscodeDeps): Promise<void> {
  allow(app, access.memberNotEnterprise)
  applyBonus(app, deps)
}
