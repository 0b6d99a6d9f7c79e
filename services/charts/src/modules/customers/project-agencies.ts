import { defineConsumer } from '@hibiki/messaging'
import type { ChartsTables } from '../../tables.ts'
import { upsertAgency } from './agencies.sql.ts'

/** Projects names of agencies, which stand at the head of a chart as PDF. */
export const projectAgencies = defineConsumer<'identity.agency-named.v1', ChartsTables>({
  name: 'project-agencies',
  subject: 'identity.agency-named.v1',
  isRepeatable: true,
  handle: (trx, { payload: { agencyCode, name, at } }) =>
    upsertAgency(trx, { agencyCode, name, changedAt: new Date(at) }),
})
