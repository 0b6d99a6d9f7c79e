import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { remindOfKonbiniPayments } from './remind-of-konbini-payments.ts'
import { cancelKonbiniPaymentRoute } from './routes/cancel-konbini-payment.ts'
import { getKonbiniPayment } from './routes/get-konbini-payment.ts'
import { payAtKonbiniRoute } from './routes/pay-at-konbini.ts'

const REMIND_EVERY_MS = 60_000

/** What a member owes can be paid at a convenience store instead of by card; renewals stay on cards. */
export const konbini = defineModule<BillingContext>({
  name: 'konbini',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      getKonbiniPayment,
      payAtKonbiniRoute,
      cancelKonbiniPaymentRoute,
    ])
  },
  jobs: (context) => [
    { name: 'remind-of-konbini', everyMs: REMIND_EVERY_MS, run: () => remindOfKonbiniPayments(context) },
  ],
})
