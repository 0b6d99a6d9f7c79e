import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { content as service } from '@hibiki/content'
import { renderSilence } from '@hibiki/demo-sounds/silent-sounds'
import { seedDemoSounds } from '@hibiki/deploy-local/demo-sounds'
import { openServiceDatabase } from '@hibiki/service'
import { pino } from 'pino'
import { defineServiceRows } from '../../matrix.ts'
import { startServiceOfRows } from '../../start-service-of-rows.ts'
import { consoleRows } from './console.ts'
import { type ContentFixtures, prepareContentFixtures } from './fixtures.ts'
import { listeningRows } from './listening.ts'
import { uploadRows } from './uploads.ts'

export const contentServiceRows = defineServiceRows<ContentFixtures>({
  service: 'content',
  async start(dependencies) {
    const mediaFolder = await mkdtemp(join(tmpdir(), 'hibiki-matrix-'))
    const running = await startServiceOfRows(service, dependencies, {
      settings: { MEDIA_FOLDER: mediaFolder, MEDIA_KEY: randomBytes(32).toString('hex') },
      seed: (databaseUrl) => seedSounds(databaseUrl, mediaFolder),
    })
    return {
      ...running,
      async close() {
        await running.close()
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
