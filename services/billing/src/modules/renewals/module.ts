import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { applyDueTimeEvents } from './apply-due-time-events.ts'
import { chargeDueContracts } from './charge-due-contracts.ts'
import { listOverdueContractsRoute } from './routes/list-overdue-contracts.ts'
import { updateContractCard } from './routes/update-contract-card.ts'

/** The interval lets the end of a period or a grace period reach every service within 5 s. */
const TIME_PASSES_EVERY_MS = 2000
const CHARGE_EVERY_MS = 5000

export const renewals = defineModule<BillingContext>({
  name: 'renewals',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [updateContractCard])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [listOverdueContractsRoute])
  },
  jobs: (context) => [
    { name: 'pass-time', everyMs: TIME_PASSES_EVERY_MS, run: () => applyDueTimeEvents(context) },
    { name: 'charge-due', everyMs: CHARGE_EVERY_MS, run: () => chargeDueContracts(context) },
  ],
})
