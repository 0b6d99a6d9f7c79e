import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { beginSecondFactor } from './routes/begin-second-factor.ts'
import { confirmSecondFactorRoute } from './routes/confirm-second-factor.ts'
import { disableSecondFactor } from './routes/disable-second-factor.ts'
import { readSecondFactor } from './routes/read-second-factor.ts'

export const secondFactor: IdentityModule = {
  name: 'second-factor',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.member)
      readSecondFactor(scope, deps)
      beginSecondFactor(scope, deps)
      confirmSecondFactorRoute(scope, deps)
      disableSecondFactor(scope, deps)
    })
  },
}
