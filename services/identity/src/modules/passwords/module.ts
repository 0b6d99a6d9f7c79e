import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { changePasswordRoute } from './routes/change-password.ts'
import { confirmResetLink } from './routes/confirm-reset-link.ts'
import { issueResetMail } from './routes/issue-reset-mail.ts'
import { resetPassword } from './routes/reset-password.ts'

export const passwords = defineModule<IdentityContext>({
  name: 'passwords',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [issueResetMail, confirmResetLink, resetPassword])
    registerRoutes(app, context, accessRules.member, [changePasswordRoute])
  },
})
