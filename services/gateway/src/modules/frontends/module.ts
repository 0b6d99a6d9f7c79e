import type { StatelessModule } from '@hibiki/service/stateless'
import type { GatewayContext } from '../../context.ts'
import { serveFrontends } from './frontends.ts'

export const frontends: StatelessModule<GatewayContext> = {
  name: 'frontends',
  async routes(app, { frontends: folders, headers, publicOrigins, localRoutes }) {
    if (localRoutes) await app.register(localRoutes)
    await serveFrontends(app, folders, headers, {
      publicOrigin: publicOrigins[0],
      isLocal: localRoutes !== null,
    })
  },
}
