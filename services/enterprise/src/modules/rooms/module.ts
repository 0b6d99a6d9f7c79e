import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { getMySection } from './routes/get-my-section.ts'
import { listMyRooms } from './routes/list-my-rooms.ts'

export const rooms = defineModule<EnterpriseContext>({
  name: 'rooms',
  routes(app, ctx) {
    app.register(async (accounts: App) => {
      allow(accounts, enterpriseAccess)
      listMyRooms(accounts, ctx)
      getMySection(accounts, ctx)
    })
  },
})
