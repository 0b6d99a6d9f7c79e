import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { changeEmail } from './routes/change-email.ts'
import { confirmEmailChangeRoute } from './routes/confirm-email-change.ts'

export const emailChange: IdentityModule = {
  name: 'email-change',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.visitor)
      confirmEmailChangeRoute(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.member)
      changeEmail(scope, deps)
    })
  },
}
