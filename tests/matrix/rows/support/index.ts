import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService, toMigrationsFolder } from '@hibiki/service'
import { support as service } from '@hibiki/support'
import { readFewArticles } from '@hibiki/support/few-articles'
import { createTestDatabase } from '@hibiki/test-harness'
import { defineServiceRows } from '../../matrix.ts'
import { prepareSupportFixtures, type SupportFixtures } from './fixtures.ts'
import { supportRows } from './rows.ts'

export const supportServiceRows = defineServiceRows<SupportFixtures>({
  service: 'support',
  async start({ identityUrl, transport, log }) {
    const database = await createTestDatabase({ service: 'support', migrations: toMigrationsFolder(service) })
    const settings = {
      PORT: 0,
      PICTURE_FOLDER: await mkdtemp(join(tmpdir(), 'hibiki-support-')),
      DATABASE_URL: database.url,
      IDENTITY_URL: identityUrl,
      INTERNAL_KEYS: randomBytes(32).toString('hex'),
      SECURE_COOKIES: false,
    }
    const resources = { readArticles: readFewArticles }
    const running = await startService(service, { settings, transport, log, resources })
    return {
      url: running.url,
      adminUrl: database.adminUrl,
      async close() {
        await running.close()
        await database.close()
      },
    }
  },
  prepare: prepareSupportFixtures,
  rows: supportRows,
})
