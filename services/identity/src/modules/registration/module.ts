import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { confirmRegistrationLink } from './routes/confirm-registration-link.ts'
import { findAgency } from './routes/find-agency.ts'
import { issueRegistrationMail } from './routes/issue-registration-mail.ts'
import { registerAgencyAdmin } from './routes/register-agency-admin.ts'
import { registerAgencyPic } from './routes/register-agency-pic.ts'
import { registerGeneral } from './routes/register-general.ts'
import { registerWithAgencyCode } from './routes/register-with-agency-code.ts'

export const registration: IdentityModule = {
  name: 'registration',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.visitor)
      issueRegistrationMail(scope, deps)
      confirmRegistrationLink(scope, deps)
      findAgency(scope, deps)
      registerGeneral(scope, deps)
      registerWithAgencyCode(scope, deps)
      registerAgencyPic(scope, deps)
      registerAgencyAdmin(scope, deps)
    })
  },
}
