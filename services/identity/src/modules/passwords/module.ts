import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { changePasswordRoute } from './routes/change-password.ts'
import { confirmResetLink } from './routes/confirm-reset-link.ts'
import { issueResetMail } from './routes/issue-reset-mail.ts'
import { resetPassword } from './routes/reset-password.ts'

export const passwords: IdentityModule = {
  name: 'passwords',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.visitor)
      issueResetMail(scope, deps)
      confirmResetLink(scope, deps)
      resetPassword(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.member)
      changePasswordRoute(scope, deps)
    })
  },
}
