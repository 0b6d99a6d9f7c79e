import { defineConsumer } from '@hibiki/messaging'
import { sql, type Transaction } from 'kysely'
import { isMemberErased, lockMember } from '../members/erased-members.ts'
import type { Projection } from '../projection.ts'
import { saveEntitlements } from './entitlements.sql.ts'

/**
 * Creates the module of a service that queries what members may use by contract.
 *
 * @param options.onChange runs in the same transaction, after the newest revision was saved
 */
export function createEntitlementsProjection<DB>({
  onChange,
}: {
  onChange?(trx: Transaction<DB>, memberId: string): Promise<void>
} = {}): Projection {
  const projectEntitlements = defineConsumer<'billing.entitlements-changed.v1', DB>({
    name: 'project-entitlements',
    subject: 'billing.entitlements-changed.v1',
    async handle(trx, { payload: { userId, functions, paymentUnconfirmed, revision } }) {
      await lockMember(trx, userId)
      if (await isMemberErased(trx, userId)) return
      await saveEntitlements(trx, { memberId: userId, functions, paymentUnconfirmed, revision })
      await onChange?.(trx, userId)
    },
  })
  return {
    name: 'entitlements',
    consumers: [projectEntitlements],
    personalData: [
      {
        table: 'entitlements',
        person: 'member_id',
        export: (memberId) => sql`
          select functions, payment_unconfirmed as "paymentUnconfirmed" from entitlements
          where member_id = ${memberId}`,
        erase: 'delete',
      },
    ],
  }
}
