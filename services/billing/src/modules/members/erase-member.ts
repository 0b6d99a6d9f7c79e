import { appendToOutbox, defineConsumer } from '@hibiki/messaging'
import type { BillingTables } from '../../db/schema.ts'
import { endContractsOf } from '../contracts/end-contracts-of.ts'
import { addLeavingMember } from '../payments/leaving-customers.sql.ts'
import { eraseMember, recordErasure } from './erasure.sql.ts'
import { lockMember } from './members.sql.ts'

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
