import { registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { myPlaylistsRoute } from './routes/my-playlists.ts'

export const playlists = defineModule<EnterpriseContext>({
  name: 'playlists',
  routes(app, ctx) {
    registerRoutes(app, ctx, enterpriseAccess, [myPlaylistsRoute])
  },
})
