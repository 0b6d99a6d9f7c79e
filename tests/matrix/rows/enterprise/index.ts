import { randomBytes } from 'node:crypto'
import { enterprise as service } from '@hibiki/enterprise'
import { defineServiceRows } from '../../matrix.ts'
import { startServiceOfRows } from '../../start-service-of-rows.ts'
import { type EnterpriseFixtures, prepareEnterpriseFixtures } from './fixtures.ts'
import { enterpriseRows } from './rows.ts'

export const enterpriseServiceRows = defineServiceRows<EnterpriseFixtures>({
  service: 'enterprise',
  start: (dependencies) =>
    startServiceOfRows(service, dependencies, {
      settings: { MEDIA_KEY: randomBytes(32).toString('hex') },
      // Every code is that of a screen that waits, as if identity had issued it.
      resources: { claimBoardCode: async () => randomBytes(32) },
    }),
  prepare: prepareEnterpriseFixtures,
  rows: enterpriseRows,
})
