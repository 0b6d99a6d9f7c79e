import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { confirmRegistrationLink } from './routes/confirm-registration-link.ts'
import { findAgency } from './routes/find-agency.ts'
import { issueRegistrationMail } from './routes/issue-registration-mail.ts'
import { registerAgencyAdmin } from './routes/register-agency-admin.ts'
import { registerAgencyPic } from './routes/register-agency-pic.ts'
import { registerGeneral } from './routes/register-general.ts'
import { registerWithAgencyCode } from './routes/register-with-agency-code.ts'

export const registration = defineModule<IdentityContext>({
  name: 'registration',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [
      issueRegistrationMail,
      confirmRegistrationLink,
      findAgency,
      registerGeneral,
      registerWithAgencyCode,
      registerAgencyPic,
      registerAgencyAdmin,
    ])
  },
})
