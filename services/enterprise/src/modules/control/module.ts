import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { enterprise } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { myChanges } from './routes/my-changes.ts'
import { myControl } from './routes/my-control.ts'
import { myControlUndo } from './routes/my-control-undo.ts'
import { myOverview } from './routes/my-overview.ts'

export const control = defineModule<EnterpriseContext>({
  name: 'control',
  routes(app, ctx) {
    app.register(async (accounts: App) => {
      allow(accounts, enterprise)
      myOverview(accounts, ctx)
      myControl(accounts, ctx)
      myControlUndo(accounts, ctx)
      myChanges(accounts, ctx)
    })
  },
  personalData: [
    {
      table: 'changes',
      person: 'actor_id',
      export: (memberId) => sql`
        select at, action, target, change from changes where actor_id = ${memberId} order by at, id`,
      // The agency keeps what happened in its rooms, without who did it.
      erase: 'anonymize',
    },
  ],
})
