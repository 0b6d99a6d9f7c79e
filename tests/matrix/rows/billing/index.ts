import { billing as service } from '@hibiki/billing'
import { seedDemoContracts } from '@hibiki/deploy-local/demo'
import { testInternalKeys } from '@hibiki/http/testing'
import { startService, toMigrationsFolder } from '@hibiki/service'
import { createTestDatabase } from '@hibiki/test-harness'
import { defineServiceRows } from '../../matrix.ts'
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
  async start({ identityUrl, transport, log }) {
    const database = await createTestDatabase({ service: 'billing', migrations: toMigrationsFolder(service) })
    const settings = {
      PORT: 0,
      DATABASE_URL: database.url,
      INTERNAL_KEYS: testInternalKeys.join(),
      IDENTITY_URL: identityUrl,
      SECURE_COOKIES: false,
    }
    const running = await startService(service, { settings, transport, log })
    const contracts = [{ userId: getDemoUserId('customer'), productKey: 'premium' }]
    await seedDemoContracts({ databaseUrl: database.url, contracts, now: new Date() })
    return {
      url: running.url,
      adminUrl: database.adminUrl,
      async close() {
        await running.close()
        await database.close()
      },
    }
  },
  prepare: prepareBillingFixtures,
  rows: [...productRows, ...addressRows, ...cardRows, ...buyingRows, ...consoleRows, ...consoleCommerceRows],
})
