import { defineConsumer } from '@hibiki/messaging'
import type { ContentTables } from '../db/schema.ts'
import { saveEntitlements } from '../repositories/entitlements.ts'
import { lockMembers } from '../repositories/plays.ts'

/** Keeps what each member may use by contract, as far as this service asks. */
export const projectEntitlements = defineConsumer<'billing.entitlements-changed.v1', ContentTables>({
  name: 'project-entitlements',
  subject: 'billing.entitlements-changed.v1',
  async handle(trx, { payload: { userId, functions, paymentUnconfirmed, revision } }) {
    // Either before the member is erased, and goes with them, or after, and is dropped.
    await lockMembers(trx, [userId])
    await saveEntitlements(trx, { memberId: userId, functions, paymentUnconfirmed, revision })
  },
})
