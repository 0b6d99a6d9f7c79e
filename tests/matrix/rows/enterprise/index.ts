import { randomBytes } from 'node:crypto'
import { enterprise as service } from '@hibiki/enterprise'
import { startService, toMigrationsFolder } from '@hibiki/service'
import { createTestDatabase } from '@hibiki/test-harness'
import { defineServiceRows } from '../../matrix.ts'
import { type EnterpriseFixtures, prepareEnterpriseFixtures } from './fixtures.ts'
import { enterpriseRows } from './rows.ts'

export const enterpriseServiceRows = defineServiceRows<EnterpriseFixtures>({
  service: 'enterprise',
  async start({ identityUrl, transport, log }) {
    const database = await createTestDatabase({
      service: 'enterprise',
      migrations: toMigrationsFolder(service),
    })
    const settings = {
      PORT: 0,
      DATABASE_URL: database.url,
      IDENTITY_URL: identityUrl,
      MEDIA_KEY: randomBytes(32).toString('hex'),
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
  prepare: prepareEnterpriseFixtures,
  rows: enterpriseRows,
})
