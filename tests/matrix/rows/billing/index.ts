import { billing as service } from '@hibiki/billing'
import { seedDemoContracts } from '@hibiki/deploy-local/demo'
import { defineServiceRows } from '../../matrix.ts'
import { startServiceOfRows } from '../../start-service-of-rows.ts'
import { getDemoUserId } from '../../world.ts'
import { addressRows } from './addresses.ts'
import { buyingRows } from './buying.ts'
import { cardRows } from './cards.ts'
import { consoleRows } from './console.ts'
import { consoleCommerceRows } from './console-commerce.ts'
import { type BillingFixtures, prepareBillingFixtures } from './fixtures.ts'
import { productRows } from './products.ts'

export const billingServiceRows = defineServiceRows<BillingFixtures>({
  service: 'billing',
  start: (dependencies) =>
    startServiceOfRows(service, dependencies, {
      seed(databaseUrl) {
        const contracts = [{ userId: getDemoUserId('customer'), productKey: 'premium' }]
        return seedDemoContracts({ databaseUrl, contracts, now: new Date() })
      },
    }),
  prepare: prepareBillingFixtures,
  rows: [...productRows, ...addressRows, ...cardRows, ...buyingRows, ...consoleRows, ...consoleCommerceRows],
})
