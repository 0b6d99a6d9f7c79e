import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { getNextCharge } from './routes/get-next-charge.ts'
import { listChargesRoute } from './routes/list-charges.ts'
import { previewMonthlySum } from './routes/preview-monthly-sum.ts'

export const charges = defineModule<BillingContext>({
  name: 'charges',
  routes(app, context) {
    // A session opened by an easy-login link must not see what was paid.
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      listChargesRoute,
      getNextCharge,
      previewMonthlySum,
    ])
  },
})
