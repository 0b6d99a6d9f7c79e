import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentDatabase, readConfig, seedDemoSounds, startContent } from '@hibiki/content'
import { createTestDatabase } from '@hibiki/test-harness'
import { pino } from 'pino'
import { serviceRows } from '../../matrix.ts'
import { consoleRows } from './console.ts'
import { type ContentFixtures, prepare } from './fixtures.ts'
import { listeningRows } from './listening.ts'
import { uploadRows } from './uploads.ts'

const migrations = new URL('../../../../services/content/migrations/', import.meta.url)

export const content = serviceRows<ContentFixtures>({
  service: 'content',
  async start({ identityUrl, transport, log }) {
    const database = await createTestDatabase({ service: 'content', migrations })
    const mediaFolder = await mkdtemp(join(tmpdir(), 'hibiki-matrix-'))
    const config = readConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: database.url,
      IDENTITY_URL: identityUrl,
      MEDIA_FOLDER: mediaFolder,
      MEDIA_KEY: randomBytes(32).toString('hex'),
      SECURE_COOKIES: 'false',
      LOG_LEVEL: 'silent',
    })
    await seedSounds(config, mediaFolder)
    const running = await startContent(config, { transport, log })
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
  prepare,
  rows: [...listeningRows, ...uploadRows, ...consoleRows],
})

async function seedSounds(config: Parameters<typeof openContentDatabase>[0], mediaFolder: string) {
  const database = openContentDatabase(config)
  await seedDemoSounds({ database, mediaFolder, log: pino({ level: 'silent' }), only: 'small' })
  await database.close()
}
