import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { readPageScaleRoute } from './routes/read-page-scale.ts'
import { setPageScale } from './routes/set-page-scale.ts'

export const settings: IdentityModule = {
  name: 'settings',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.member)
      readPageScaleRoute(scope, deps)
      setPageScale(scope, deps)
    })
  },
}
