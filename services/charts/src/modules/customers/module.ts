import { registerRoutes } from '@hibiki/http'
import { createNameReadingsProjection } from '@hibiki/projections'
import { defineModule } from '@hibiki/service'
import { chartStaffAccess } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import type { ChartsTables } from '../../tables.ts'
import { rejectDuringHandOver } from '../hand-over/reject-during-hand-over.ts'
import { listCustomerSearchTexts } from './customers.sql.ts'
import { projectAgencies } from './project-agencies.ts'
import { projectAssignments } from './project-assignments.ts'
import { projectCustomers } from './project-customers.ts'
import { refreshCustomerSearchTexts, refreshSearchTexts } from './refresh-customer-search-texts.ts'
import { searchChartCustomers } from './routes/search-chart-customers.ts'

/** The job runs so often because a replica of the previous release, which serves during an update, may store texts by its rules. */
const REFOLD_INTERVAL_MS = 60 * 60_000

/** A reading may arrive before the customer, who takes it along then. */
const nameReadings = createNameReadingsProjection<ChartsTables>({
  async onChange(trx, { memberId }) {
    await refreshSearchTexts(trx, await listCustomerSearchTexts(trx, { only: memberId, limit: 1 }))
  },
})

export const customers = defineModule<ChartsContext>({
  name: 'customers',
  routes(app, context) {
    registerRoutes(app, context, chartStaffAccess, [rejectDuringHandOver, searchChartCustomers])
  },
  consumers: [projectCustomers, projectAssignments, projectAgencies, ...nameReadings.consumers],
  jobs: ({ db }) => [
    {
      name: 'refold-customers',
      everyMs: REFOLD_INTERVAL_MS,
      firstAfterMs: 60_000,
      run: (signal) => refreshCustomerSearchTexts(db, signal),
    },
  ],
  personalData: [
    ...nameReadings.personalData,
    {
      table: 'customers',
      person: 'member_id',
      export: { none: 'a copy of what identity holds and exports' },
      erase: 'delete',
    },
    {
      table: 'agency_departures',
      person: 'member_id',
      export: { none: 'follows from what identity holds and exports' },
      erase: 'delete',
    },
    {
      table: 'assignments',
      person: 'member_id',
      export: { omit: [] },
      erase: 'delete',
    },
    {
      // Customers stay on the list of their agency, assigned to nobody.
      table: 'assignments',
      person: 'pic_id',
      export: { none: 'is about the customer, and in that copy' },
      erase: 'anonymize',
    },
  ],
})
