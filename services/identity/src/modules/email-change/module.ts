import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { changeEmail } from './routes/change-email.ts'
import { confirmEmailChangeRoute } from './routes/confirm-email-change.ts'

export const emailChange = defineModule<IdentityContext>({
  name: 'email-change',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [confirmEmailChangeRoute])
    registerRoutes(app, context, accessRules.member, [changeEmail])
  },
})
