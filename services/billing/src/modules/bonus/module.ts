import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { adminBonusCodesRoute } from './routes/admin-bonus-codes.ts'
import { applyBonusCodeRoute } from './routes/apply-bonus-code.ts'

export const bonus = defineModule<BillingContext>({
  name: 'bonus',
  routes(app, context) {
    // A code changes contracts and can be used once per member, so an easy-login session must not use it.
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      applyBonusCodeRoute,
    ])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminBonusCodesRoute])
  },
  personalData: [
    { table: 'grants', person: 'user_id', export: { omit: [] }, erase: 'delete' },
    { table: 'credits', person: 'member_id', export: { omit: [] }, erase: 'delete' },
    { table: 'bonus_redemptions', person: 'user_id', export: { omit: [] }, erase: 'delete' },
    {
      table: 'bonus_attempts',
      person: 'user_id',
      export: { none: 'a counter that lives for an hour' },
      erase: 'delete',
    },
  ],
})
