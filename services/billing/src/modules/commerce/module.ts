import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { commerceLogRoute } from './routes/commerce-log.ts'
import { readChurn } from './routes/read-churn.ts'
import { readCommerceDashboard } from './routes/read-commerce-dashboard.ts'
import { readRevenue } from './routes/read-revenue.ts'

export const commerce = defineModule<BillingContext>({
  name: 'commerce',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [
      readCommerceDashboard,
      commerceLogRoute,
      readRevenue,
      readChurn,
    ])
  },
  personalData: [
    {
      table: 'commerce_log',
      person: 'actor_id',
      export: { omit: [] },
      // The log stays when an administrator is erased, without naming the administrator.
      erase: 'anonymize',
    },
  ],
})
