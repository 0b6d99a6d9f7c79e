import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { readJwks } from './routes/read-jwks.ts'

export const signingKeys: IdentityModule = {
  name: 'signing-keys',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.operator)
      readJwks(scope, deps)
    })
  },
}
