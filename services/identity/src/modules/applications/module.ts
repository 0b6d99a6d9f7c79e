import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { clearStaffInApplications } from './applications.sql.ts'
import { adminApplicationsRoute } from './routes/admin-applications.ts'
import { applyForAgencyChange } from './routes/apply-for-agency-change.ts'
import { approveApplication } from './routes/approve-application.ts'
import { approveApplicationInConsole } from './routes/approve-application-in-console.ts'
import { countApplicationsToDecide } from './routes/count-applications-to-decide.ts'
import { countOwnApplications } from './routes/count-own-applications.ts'
import { deleteRejectedApplication } from './routes/delete-rejected-application.ts'
import { listApplicationsToDecide } from './routes/list-applications-to-decide.ts'
import { listOwnApplications } from './routes/list-own-applications.ts'
import { rejectApplication } from './routes/reject-application.ts'
import { rejectApplicationInConsole } from './routes/reject-application-in-console.ts'

export const applications = defineModule<IdentityContext>({
  name: 'applications',
  routes(app, context) {
    registerRoutes(app, context, accessRules.member, [countOwnApplications, listOwnApplications])
    // A session opened by an easy-login link must not move the account to another agency.
    registerRoutes(
      app,
      context,
      accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL')),
      [applyForAgencyChange],
    )
    registerRoutes(app, context, accessRules.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN'), [
      countApplicationsToDecide,
    ])
    registerRoutes(
      app,
      context,
      accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN')),
      [listApplicationsToDecide, approveApplication, rejectApplication, deleteRejectedApplication],
    )
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [
      adminApplicationsRoute,
      approveApplicationInConsole,
      rejectApplicationInConsole,
    ])
  },
  personalData: [
    {
      table: 'applications',
      person: 'applicant_id',
      export: { omit: ['opened_account', 'authorizer_id', 'pic_id', 'replaced'] },
      erase: 'delete',
    },
    {
      table: 'applications',
      person: ['pic_id', 'authorizer_id'],
      export: { none: 'applications of somebody else' },
      erase: { run: clearStaffInApplications },
    },
  ],
})
