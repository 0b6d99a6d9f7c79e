import { accessRules, registerRoutes } from '@hibiki/http'
import { createNameReadingsProjection } from '@hibiki/projections'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import type { BillingTables } from '../../tables.ts'
import { saveNameReading } from './members.sql.ts'
import { projectDeletionCancellations, projectDeletionRequests } from './project-deletion-requests.ts'
import { projectMembers } from './project-members.ts'
import { holdOrders } from './routes/hold-orders.ts'
import { readObligations } from './routes/read-obligations.ts'

const nameReadings = createNameReadingsProjection<BillingTables>({ onChange: saveNameReading })

export const members = defineModule<BillingContext>({
  name: 'members',
  routes(app, context) {
    registerRoutes(app, context, accessRules.internal, [readObligations, holdOrders])
  },
  consumers: [
    projectMembers,
    projectDeletionRequests,
    projectDeletionCancellations,
    ...nameReadings.consumers,
  ],
  personalData: [
    ...nameReadings.personalData,
    {
      table: 'members',
      person: 'user_id',
      export: { none: 'a copy of what identity holds and exports' },
      erase: 'delete',
    },
    {
      table: 'deletion_requests',
      person: 'member_id',
      export: { none: 'a copy of what identity holds' },
      erase: 'delete',
    },
    {
      table: 'order_holds',
      person: 'member_id',
      export: { none: 'until when an order waits for a change of the account, minutes at most' },
      erase: 'delete',
    },
  ],
})
