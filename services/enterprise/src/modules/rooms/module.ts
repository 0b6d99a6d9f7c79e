import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterprise } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { myRoomSection } from './routes/my-room-section.ts'
import { myRooms } from './routes/my-rooms.ts'

export const rooms = defineModule<EnterpriseContext>({
  name: 'rooms',
  routes(app, ctx) {
    app.register(async (accounts: App) => {
      allow(accounts, enterprise)
      myRooms(accounts, ctx)
      myRoomSection(accounts, ctx)
    })
  },
})
