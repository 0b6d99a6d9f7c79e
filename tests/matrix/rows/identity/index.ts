import { randomBytes } from 'node:crypto'
import { testInternalKeys } from '@hibiki/http/testing'
import { readConfig, seedDemoAccounts, startIdentity } from '@hibiki/identity'
import { createTestDatabase } from '@hibiki/test-harness'
import { serviceRows } from '../../matrix.ts'
import { accountRows } from './account.ts'
import { consoleRows } from './console.ts'
import { prepare } from './fixtures.ts'
import { memberRows } from './member.ts'
import { registrationRows } from './registration.ts'
import { staffRows } from './staff.ts'

const migrations = new URL('../../../../services/identity/migrations/', import.meta.url)

export const identity = serviceRows({
  service: 'identity',
  async start({ transport, log }) {
    const database = await createTestDatabase({ service: 'identity', migrations })
    const config = readConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: database.url,
      TOKEN_KEY_SECRET: randomBytes(32).toString('hex'),
      INTERNAL_KEYS: testInternalKeys.join(','),
      SECURE_COOKIES: 'false',
      TOTP_REQUIRED_ROLES: '',
      SMTP_URL: 'smtp://127.0.0.1:9',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
    })
    const running = await startIdentity(config, { transport, log })
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
  prepare,
  rows: [...memberRows, ...registrationRows, ...accountRows, ...staffRows, ...consoleRows],
})
