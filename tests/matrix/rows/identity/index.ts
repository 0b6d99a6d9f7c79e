import { randomBytes } from 'node:crypto'
import { seedDemoAccounts } from '@hibiki/deploy-local/demo'
import { testInternalKeys } from '@hibiki/http/testing'
import { identity as service } from '@hibiki/identity'
import { startService, toMigrationsFolder } from '@hibiki/service'
import { createTestDatabase } from '@hibiki/test-harness'
import { defineServiceRows } from '../../matrix.ts'
import { accountRows } from './account.ts'
import { consoleRows } from './console.ts'
import { prepareIdentityFixtures } from './fixtures.ts'
import { memberRows } from './member.ts'
import { registrationRows } from './registration.ts'
import { staffRows } from './staff.ts'

export const identityServiceRows = defineServiceRows({
  service: 'identity',
  async start({ transport, log }) {
    const database = await createTestDatabase({
      service: 'identity',
      migrations: toMigrationsFolder(service),
    })
    const settings = {
      PORT: 0,
      DATABASE_URL: database.url,
      TOKEN_KEY_SECRET: randomBytes(32).toString('hex'),
      INTERNAL_KEYS: testInternalKeys.join(),
      SECURE_COOKIES: false,
      TOTP_REQUIRED_ROLES: '',
      SMTP_URL: 'smtp://127.0.0.1:9',
      RATE_LIMIT: 'off',
    }
    const running = await startService(service, { settings, transport, log })
    await seedDemoAccounts(database.url)
    return {
      url: running.url,
      adminUrl: database.adminUrl,
      async close() {
        await running.close()
        await database.close()
      },
    }
  },
  prepare: prepareIdentityFixtures,
  rows: [...memberRows, ...registrationRows, ...accountRows, ...staffRows, ...consoleRows],
})
