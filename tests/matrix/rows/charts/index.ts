import { charts as service } from '@hibiki/charts'
import { defineServiceRows } from '../../matrix.ts'
import { startServiceOfRows } from '../../start-service-of-rows.ts'
import { type ChartsFixtures, prepareChartsFixtures } from './fixtures.ts'
import { chartRows } from './rows.ts'

export const chartsServiceRows = defineServiceRows<ChartsFixtures>({
  service: 'charts',
  start: (dependencies) =>
    startServiceOfRows(service, dependencies, { settings: { PUBLIC_ORIGIN: 'https://hibiki.example' } }),
  prepare: prepareChartsFixtures,
  rows: chartRows,
})
