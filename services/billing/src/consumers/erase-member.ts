import { appendToOutbox, defineConsumer } from '@hibiki/messaging'
import { endContractsOf } from '../contracts/end-contracts-of.ts'
import type { BillingTables } from '../db/schema.ts'
import { eraseMember, recordErasure } from '../repositories/erasure.ts'
import { addLeavingMember } from '../repositories/leaving-customers.ts'
import { lockMember } from '../repositories/members.ts'

/**
 * Ends the contracts of a deleted person, then erases who it was: invoices and contracts stay without a name, everything else
 * goes. Confirms in the same transaction (D-192, R31); the payment provider's copy follows (`jobs/forget-customers.ts`).
 */
export function eraseMemberData(clock: () => Date) {
  return defineConsumer<'identity.person-deleted.v1', BillingTables>({
    name: 'erase-member',
    subject: 'identity.person-deleted.v1',
    async handle(trx, { payload: { userId } }) {
      const now = clock()
      await lockMember(trx, userId)
      await recordErasure(trx, userId, now)
      await endContractsOf(trx, userId, now)
      await addLeavingMember(trx, { memberId: userId, now })
      await eraseMember(trx, userId)
      const payload = { userId, service: 'billing' as const, at: now.toISOString() }
      await appendToOutbox(trx, [{ subject: 'billing.person-erased.v1', payload }])
    },
  })
}
