import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aiesthe as service } from '@hibiki/aiesthe'
import { createStandInPhotoExaminer } from '@hibiki/aiesthe/stand-in-photos'
import { defineServiceRows } from '../../matrix.ts'
import { startServiceOfRows } from '../../start-service-of-rows.ts'
import { consoleRows } from './console.ts'
import { type AiestheFixtures, prepareAiestheFixtures } from './fixtures.ts'
import { estheRows, mentalCheckRows, stressResultRows } from './rows.ts'

export const aiestheServiceRows = defineServiceRows<AiestheFixtures>({
  service: 'aiesthe',
  async start(dependencies) {
    const folder = await mkdtemp(join(tmpdir(), 'hibiki-matrix-faces-'))
    const settings = {
      FACE_FOLDER: folder,
      FACE_KEY: randomBytes(32).toString('hex'),
      MEDIA_KEY: randomBytes(32).toString('hex'),
    }
    const { examiner, close: closeExaminer } = createStandInPhotoExaminer()
    const running = await startServiceOfRows(service, dependencies, { settings, resources: { examiner } })
    return {
      ...running,
      async close() {
        await running.close()
        await closeExaminer()
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
  prepare: prepareAiestheFixtures,
  rows: [...estheRows, ...mentalCheckRows, ...stressResultRows, ...consoleRows],
})
