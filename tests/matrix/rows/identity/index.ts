import { randomBytes } from 'node:crypto'
import { seedDemoAccounts } from '@hibiki/deploy-local/demo'
import { identity as service } from '@hibiki/identity'
import { defineServiceRows } from '../../matrix.ts'
import { startServiceOfRows } from '../../start-service-of-rows.ts'
import { accountRows } from './account.ts'
import { consoleRows } from './console.ts'
import { prepareIdentityFixtures } from './fixtures.ts'
import { memberRows } from './member.ts'
import { registrationRows } from './registration.ts'
import { staffRows } from './staff.ts'

export const identityServiceRows = defineServiceRows({
  service: 'identity',
  start: (dependencies) =>
    startServiceOfRows(service, dependencies, {
      settings: {
        TOKEN_KEY_SECRET: randomBytes(32).toString('hex'),
        TOTP_REQUIRED_ROLES: '',
        SMTP_URL: 'smtp://127.0.0.1:9',
        RATE_LIMIT: 'off',
      },
      seed: seedDemoAccounts,
    }),
  prepare: prepareIdentityFixtures,
  rows: [...memberRows, ...registrationRows, ...accountRows, ...staffRows, ...consoleRows],
})
