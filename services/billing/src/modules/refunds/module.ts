import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { BillingContext } from '../../context.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'

/** Refunds of a part of a payment. Staff make them with `POST /admin/payments/{id}/refund`, which the topic of payments serves. */
export const refunds = defineModule<BillingContext>({
  name: 'refunds',
  jobs({ payments: provider, ...context }) {
    if (!provider) return []
    const deps = { ...context, payments: provider }
    return [{ name: 'reconcile-refunds', everyMs: 60_000, run: () => reconcileRefunds(deps) }]
  },
  personalData: [
    {
      table: 'refunds',
      person: 'member_id',
      export: { omit: ['provider_id'] },
      // Amounts and days stay, because the books need them; the reason may describe the person.
      erase: {
        async run(trx, memberId) {
          await sql`update commerce_log set detail = detail - 'reason' where subject_id in
            (select id::text from payments where member_id = ${memberId})`.execute(trx)
          await trx
            .updateTable('refunds')
            .set({ member_id: null, reason: null })
            .where('member_id', '=', memberId)
            .execute()
        },
      },
    },
  ],
})
