import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { chartMember } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { refuseDuringHandOver } from '../hand-over/refuse-during-hand-over.ts'
import { overview as overviewRoute } from './routes/overview.ts'
import { sharing } from './routes/sharing.ts'

export const overview = defineModule<ChartsContext>({
  name: 'overview',
  routes(app, context) {
    app.register(async (staff: App) => {
      allow(staff, access.confirmed(access.roles('ROLE_PERSON_IN_CHARGE')))
      refuseDuringHandOver(staff, context)
      overviewRoute(staff, context)
    })
    app.register(async (members: App) => {
      allow(members, chartMember)
      sharing(members, context)
    })
  },
  personalData: [{ table: 'sharing', person: 'member_id', export: { omit: [] }, erase: 'delete' }],
})
