import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { enqueueCustomerDeletionOfMember } from './customer-deletions.sql.ts'
import { deleteProviderCustomers } from './delete-provider-customers.ts'
import { findOldestUnsettledPaymentTime } from './payments.sql.ts'
import { processWebhookEvents } from './process-webhook-events.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { adminPaymentsRoute } from './routes/admin-payments.ts'
import { adminWebhookEventsRoute } from './routes/admin-webhook-events.ts'
import { receivePaymentEvent } from './routes/receive-payment-event.ts'

export const payments = defineModule<BillingContext>({
  name: 'payments',
  routes(app, context) {
    // The caller is the provider, authenticated by its signature.
    registerRoutes(app, context, accessRules.visitor, [receivePaymentEvent])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [
      adminPaymentsRoute,
      adminWebhookEventsRoute,
    ])
  },
  jobs({ payments: provider, ...context }) {
    if (!provider) return []
    const deps = { ...context, payments: provider }
    return [
      { name: 'process-webhook-events', everyMs: 2000, run: () => processWebhookEvents(deps) },
      { name: 'delete-customers', everyMs: 10_000, run: () => deleteProviderCustomers(deps) },
      // A payment is unclear for two minutes before the provider is asked about it.
      { name: 'reconcile-payments', everyMs: 60_000, run: () => reconcilePayments(deps) },
    ]
  },
  queues: ({ db }) => [{ name: 'payments', findOldest: () => findOldestUnsettledPaymentTime(db) }],
  personalData: [
    {
      table: 'payments',
      person: 'member_id',
      export: { omit: ['provider_id', 'provider_customer_id', 'payment_method_id'] },
      erase: 'anonymize',
    },
    {
      table: 'payment_customers',
      person: 'member_id',
      export: { none: 'an id at the payment provider, which would open something' },
      // `delete-provider-customers.ts` has the provider erase its data afterwards.
      erase: {
        async run(trx, memberId, { clock }) {
          await enqueueCustomerDeletionOfMember(trx, { memberId, now: clock() })
          await trx.deleteFrom('payment_customers').where('member_id', '=', memberId).execute()
        },
      },
    },
  ],
})
