import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../schema.ts'
import { saveEntitlements } from './entitlements.sql.ts'
import { isErased, lockMember } from './member-locks.sql.ts'

/** Keeps what each member may use by contract. */
export const projectEntitlements = defineConsumer<'billing.entitlements-changed.v1', AiestheTables>({
  name: 'project-entitlements',
  subject: 'billing.entitlements-changed.v1',
  async handle(trx, { payload: { userId, functions, paymentUnconfirmed, revision } }) {
    // Either before the member is erased, and goes with them, or after, and is dropped.
    await lockMember(trx, userId)
    if (await isErased(trx, userId)) return
    await saveEntitlements(trx, { memberId: userId, functions, paymentUnconfirmed, revision })
  },
})
