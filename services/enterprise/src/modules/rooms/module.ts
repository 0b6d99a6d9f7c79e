import { registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { getMySection } from './routes/get-my-section.ts'
import { listMyRooms } from './routes/list-my-rooms.ts'

export const rooms = defineModule<EnterpriseContext>({
  name: 'rooms',
  routes(app, ctx) {
    registerRoutes(app, ctx, enterpriseAccess, [listMyRooms, getMySection])
  },
})
