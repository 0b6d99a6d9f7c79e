import { type App, allow } from '@hibiki/http'
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
    app.register(async (admins: App) => {
      allow(admins, adminAccess)
      adminEnterpriseControlRoute(admins, ctx)
    })
    app.register(async (accounts: App) => {
      allow(accounts, enterpriseAccess)
      getMyOverview(accounts, ctx)
      controlMyRooms(accounts, ctx)
      undoMyControl(accounts, ctx)
      listMyChanges(accounts, ctx)
    })
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
