import type { StatelessModule } from '@hibiki/service/stateless'
import type { GatewayContext } from '../../context.ts'
import { serveApiDocs } from './api-docs.ts'

export const docs: StatelessModule<GatewayContext> = {
  name: 'docs',
  routes: (app, { directory, headers }) => serveApiDocs(app, directory, headers.docs),
}
