import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { BillingContext } from '../../context.ts'
import { endContractsOfErasedMember } from './end-contracts-of-erased-member.ts'
import { adminContractsRoute } from './routes/admin-contracts.ts'
import { cancelContracts } from './routes/cancel-contracts.ts'
import { countPurchaseHistory } from './routes/count-purchase-history.ts'
import { listSubscriptions } from './routes/list-subscriptions.ts'
import { previewCancel } from './routes/preview-cancel.ts'
import { purchaseHistoryRoute } from './routes/purchase-history.ts'
import { undoCancel } from './routes/undo-cancel.ts'
import { undoPlanChangeRoute } from './routes/undo-plan-change.ts'

export const contracts = defineModule<BillingContext>({
  name: 'contracts',
  routes(app, context) {
    // A session opened by an easy-login link must not see or change contracts, because they cost money.
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      listSubscriptions,
      purchaseHistoryRoute,
      countPurchaseHistory,
      previewCancel,
      cancelContracts,
      undoCancel,
      undoPlanChangeRoute,
    ])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminContractsRoute])
  },
  personalData: [
    {
      table: 'contracts',
      person: ['user_id', 'contractor_id'],
      export: { omit: ['next_event_on'] },
      // Contracts stay without a name, because the books must say what was paid.
      erase: {
        async run(trx, memberId, { clock }) {
          await endContractsOfErasedMember(trx, memberId, clock())
          // The reason for which staff ended a contract may describe the person who had it.
          await sql`update commerce_log set detail = detail - 'reason' where subject_id in
            (select id::text from contracts where user_id = ${memberId} or contractor_id = ${memberId})`.execute(
            trx,
          )
          // The address of a rental that another person ordered may be in that person's address book.
          await sql`update contracts set user_id = null, delivery_id = null where user_id = ${memberId}`.execute(
            trx,
          )
          await sql`update contracts set contractor_id = null where contractor_id = ${memberId}`.execute(trx)
        },
      },
    },
  ],
})
