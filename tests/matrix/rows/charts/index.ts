import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { charts as service } from '@hibiki/charts'
import { defineServiceRows } from '../../matrix.ts'
import { startServiceOfRows } from '../../start-service-of-rows.ts'
import { type ChartsFixtures, prepareChartsFixtures } from './fixtures.ts'
import { chartRows } from './rows.ts'

export const chartsServiceRows = defineServiceRows<ChartsFixtures>({
  service: 'charts',
  async start(dependencies) {
    const folder = await mkdtemp(join(tmpdir(), 'hibiki-matrix-charts-'))
    const settings = {
      PUBLIC_ORIGIN: 'https://hibiki.example',
      CHART_PHOTO_FOLDER: folder,
      CHART_PHOTO_KEY: randomBytes(32).toString('hex'),
    }
    const running = await startServiceOfRows(service, dependencies, { settings })
    return {
      ...running,
      async close() {
        await running.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
  prepare: prepareChartsFixtures,
  rows: chartRows,
})
