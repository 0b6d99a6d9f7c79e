import { randomBytes } from 'node:crypto'
import { charts as service } from '@hibiki/charts'
import { startService, toMigrationsFolder } from '@hibiki/service'
import { createTestDatabase } from '@hibiki/test-harness'
import { defineServiceRows } from '../../matrix.ts'
import { type ChartsFixtures, prepareChartsFixtures } from './fixtures.ts'
import { chartRows } from './rows.ts'

export const chartsServiceRows = defineServiceRows<ChartsFixtures>({
  service: 'charts',
  async start({ identityUrl, transport, log }) {
    const database = await createTestDatabase({ service: 'charts', migrations: toMigrationsFolder(service) })
    const settings = {
      PORT: 0,
      DATABASE_URL: database.url,
      IDENTITY_URL: identityUrl,
      PUBLIC_ORIGIN: 'https://hibiki.example',
      INTERNAL_KEYS: randomBytes(32).toString('hex'),
      SECURE_COOKIES: false,
    }
    const running = await startService(service, { settings, transport, log })
    return {
      url: running.url,
      adminUrl: database.adminUrl,
      async close() {
        await running.close()
        await database.close()
      },
    }
  },
  prepare: prepareChartsFixtures,
  rows: chartRows,
})
