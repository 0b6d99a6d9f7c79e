import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aiesthe as service } from '@hibiki/aiesthe'
import { createStandInPhotoExaminer } from '@hibiki/aiesthe/stand-in-photos'
import { testInternalKeys } from '@hibiki/http/testing'
import { startService, toMigrationsFolder } from '@hibiki/service'
import { createTestDatabase } from '@hibiki/test-harness'
import { defineServiceRows } from '../../matrix.ts'
import { consoleRows } from './console.ts'
import { type AiestheFixtures, prepareAiestheFixtures } from './fixtures.ts'
import { estheRows, mentalCheckRows, stressResultRows } from './rows.ts'

export const aiestheServiceRows = defineServiceRows<AiestheFixtures>({
  service: 'aiesthe',
  async start({ identityUrl, transport, log }) {
    const database = await createTestDatabase({ service: 'aiesthe', migrations: toMigrationsFolder(service) })
    const folder = await mkdtemp(join(tmpdir(), 'hibiki-matrix-faces-'))
    const settings = {
      PORT: 0,
      DATABASE_URL: database.url,
      INTERNAL_KEYS: testInternalKeys.join(),
      IDENTITY_URL: identityUrl,
      FACE_FOLDER: folder,
      FACE_KEY: randomBytes(32).toString('hex'),
      MEDIA_KEY: randomBytes(32).toString('hex'),
      SECURE_COOKIES: false,
    }
    const { examiner, close: closeExaminer } = createStandInPhotoExaminer()
    const running = await startService(service, { settings, transport, log, resources: { examiner } })
    return {
      url: running.url,
      adminUrl: database.adminUrl,
      async close() {
        await running.close()
        await closeExaminer()
        await database.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
  prepare: prepareAiestheFixtures,
  rows: [...estheRows, ...mentalCheckRows, ...stressResultRows, ...consoleRows],
})
