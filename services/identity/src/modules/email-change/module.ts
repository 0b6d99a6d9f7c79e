import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { changeEmail } from './routes/change-email.ts'
import { confirmEmailChangeRoute } from './routes/confirm-email-change.ts'

export const emailChange = defineModule<IdentityContext>({
  name: 'email-change',
  routes(app, context) {
    app.register(async (scope: App) => {
      allow(scope, accessRules.visitor)
      confirmEmailChangeRoute(scope, context)
    })
    app.register(async (scope: App) => {
      allow(scope, accessRules.member)
      changeEmail(scope, context)
    })
  },
})
