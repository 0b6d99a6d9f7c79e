import { defineConsumer } from '@hibiki/messaging'
import type { IdentityTables } from '../../db/identity-tables.ts'
import { saveUserPlan } from './users.sql.ts'

/** Saves what billing publishes of a member's plan, so that auth/me returns it; the newest revision counts. */
export const projectEntitlements = defineConsumer<'billing.entitlements-changed.v1', IdentityTables>({
  name: 'project-entitlements',
  subject: 'billing.entitlements-changed.v1',
  async handle(trx, { payload }) {
    const { userId, premium, planName, revision } = payload
    await saveUserPlan(trx, userId, { premium, planName, revision })
  },
})
