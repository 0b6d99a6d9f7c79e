import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { deleteOldIdempotencyKeys } from '../../idempotency/idempotency-keys.sql.ts'
import { confirmOrderTextRoute } from './routes/confirm-order-text.ts'
import { isPurchasedRoute } from './routes/is-purchased.ts'
import { listCustomersNotPurchased } from './routes/list-customers-not-purchased.ts'
import { previewOrderRoute } from './routes/preview-order.ts'
import { subscribeRoute } from './routes/subscribe.ts'

const DELETE_KEYS_EVERY_MS = 600_000

export const orders = defineModule<BillingContext>({
  name: 'orders',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      previewOrderRoute,
      confirmOrderTextRoute,
      subscribeRoute,
      isPurchasedRoute,
    ])
    registerRoutes(
      app,
      context,
      accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN')),
      [listCustomersNotPurchased],
    )
  },
  jobs: ({ db }) => [
    { name: 'delete-old-keys', everyMs: DELETE_KEYS_EVERY_MS, run: () => deleteOldIdempotencyKeys(db) },
  ],
  personalData: [
    {
      table: 'orders',
      person: 'member_id',
      export: { omit: ['request_key'] },
      erase: 'anonymize',
    },
    {
      table: 'order_users',
      person: 'user_id',
      export: { none: 'the orders and contracts say the same' },
      erase: 'anonymize',
    },
    {
      table: 'idempotency_keys',
      person: 'member_id',
      export: { none: 'responses given before, for a day' },
      erase: 'delete',
    },
  ],
})
