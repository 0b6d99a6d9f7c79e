import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { support as service } from '@hibiki/support'
import { readFewArticles } from '@hibiki/support/few-articles'
import { defineServiceRows } from '../../matrix.ts'
import { startServiceOfRows } from '../../start-service-of-rows.ts'
import { prepareSupportFixtures, type SupportFixtures } from './fixtures.ts'
import { supportRows } from './rows.ts'

export const supportServiceRows = defineServiceRows<SupportFixtures>({
  service: 'support',
  async start(dependencies) {
    const settings = {
      PICTURE_FOLDER: await mkdtemp(join(tmpdir(), 'hibiki-support-')),
      CHAT_FILE_KEY: randomBytes(32).toString('hex'),
      MAIL_REPLY_ADDRESS: 'reply@hibiki.example',
      MAIL_REPLY_KEY: randomBytes(32).toString('hex'),
      MAIL_REPLY_WEBHOOK_SECRET: randomBytes(32).toString('hex'),
    }
    return startServiceOfRows(service, dependencies, {
      settings,
      resources: { readArticles: readFewArticles },
    })
  },
  prepare: prepareSupportFixtures,
  rows: supportRows,
})
