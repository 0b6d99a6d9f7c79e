import { registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { adminAccess, enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { adminEnterpriseControlRoute } from './routes/admin-enterprise-control.ts'
import { controlMyRooms } from './routes/control-my-rooms.ts'
import { getMyOverview } from './routes/get-my-overview.ts'
import { listMyChanges } from './routes/list-my-changes.ts'
import { undoMyControl } from './routes/undo-my-control.ts'

export const control = defineModule<EnterpriseContext>({
  name: 'control',
  routes(app, ctx) {
    registerRoutes(app, ctx, adminAccess, [adminEnterpriseControlRoute])
    registerRoutes(app, ctx, enterpriseAccess, [getMyOverview, controlMyRooms, undoMyControl, listMyChanges])
  },
  personalData: [
    {
      table: 'changes',
      person: 'actor_id',
      export: (memberId) => sql`
        select at, action, target, change from changes where actor_id = ${memberId} order by at, id`,
      // The agency keeps the log of changes to its rooms, without the deleted person.
      erase: 'anonymize',
    },
  ],
})
