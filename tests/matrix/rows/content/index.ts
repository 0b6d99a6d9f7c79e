import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { content as service } from '@hibiki/content'
import { renderSilence } from '@hibiki/demo-sounds/silent-sounds'
import { seedDemoSounds } from '@hibiki/deploy-local/demo-sounds'
import { openServiceDatabase, startService, toMigrationsFolder } from '@hibiki/service'
import { createTestDatabase } from '@hibiki/test-harness'
import { pino } from 'pino'
import { defineServiceRows } from '../../matrix.ts'
import { consoleRows } from './console.ts'
import { type ContentFixtures, prepareContentFixtures } from './fixtures.ts'
import { listeningRows } from './listening.ts'
import { uploadRows } from './uploads.ts'

export const contentServiceRows = defineServiceRows<ContentFixtures>({
  service: 'content',
  async start({ identityUrl, transport, log }) {
    const database = await createTestDatabase({
      service: 'content',
      migrations: toMigrationsFolder(service),
    })
    const mediaFolder = await mkdtemp(join(tmpdir(), 'hibiki-matrix-'))
    const settings = {
      PORT: 0,
      DATABASE_URL: database.url,
      IDENTITY_URL: identityUrl,
      MEDIA_FOLDER: mediaFolder,
      MEDIA_KEY: randomBytes(32).toString('hex'),
      INTERNAL_KEYS: randomBytes(32).toString('hex'),
      SECURE_COOKIES: false,
    }
    await seedSounds(database.url, mediaFolder)
    const running = await startService(service, { settings, transport, log })
    return {
      url: running.url,
      adminUrl: database.adminUrl,
      async close() {
        await running.close()
        await database.close()
        await rm(mediaFolder, { recursive: true, force: true })
      },
    }
  },
  prepare: prepareContentFixtures,
  rows: [...listeningRows, ...uploadRows, ...consoleRows],
})

async function seedSounds(databaseUrl: string, mediaFolder: string) {
  const database = openServiceDatabase(service, { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 2 })
  const log = pino({ level: 'silent' })
  await seedDemoSounds({ database, mediaFolder, log, only: 'small', render: renderSilence })
  await database.close()
}
