import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { confirmPassword } from './confirm-password.ts'
import { easyLogin } from './easy-login.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { me } from './me.ts'
import { refresh } from './refresh.ts'

export async function authRoutes(app: App, deps: RouteDeps): Promise<void> {
  app.register(async (scope: App) => {
    allow(scope, access.visitor)
    login(scope, deps)
    easyLogin(scope, deps)
    refresh(scope, deps)
    logout(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.member)
    me(scope, deps)
    confirmPassword(scope, deps)
  })
}
