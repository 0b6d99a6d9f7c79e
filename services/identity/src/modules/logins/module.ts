import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { confirmPassword } from './routes/confirm-password.ts'
import { login } from './routes/login.ts'

export const logins: IdentityModule = {
  name: 'logins',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.visitor)
      login(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.member)
      confirmPassword(scope, deps)
    })
  },
}
