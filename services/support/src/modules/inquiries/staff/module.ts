import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { SupportContext } from '../../../context.ts'
import { projectStaff } from './project-staff.ts'
import { adminArticlesRoute } from './routes/admin-articles.ts'
import { adminCannedAnswersRoute } from './routes/admin-canned-answers.ts'
import { adminInquiriesRoute } from './routes/admin-inquiries.ts'
import { adminInquiryActsRoute } from './routes/admin-inquiry-acts.ts'
import { getAdminSupportStatisticsRoute } from './routes/get-admin-support-statistics.ts'
import { listAdminInquiryArticlesRoute } from './routes/list-admin-inquiry-articles.ts'
import { listAdminSupportStaffRoute } from './routes/list-admin-support-staff.ts'

/** Serves the console: the queue of inquiries, canned answers, articles and statistics. */
export const inquiriesStaff = defineModule<SupportContext>({
  name: 'inquiries-staff',
  routes(app, context) {
    app.register(async (admins: App) => {
      allow(admins, accessRules.roles('ROLE_ADMIN'))
      adminInquiriesRoute(admins, context)
      adminInquiryActsRoute(admins, context)
      adminCannedAnswersRoute(admins, context)
      adminArticlesRoute(admins, context)
      listAdminInquiryArticlesRoute(admins, context)
      listAdminSupportStaffRoute(admins, context)
      getAdminSupportStatisticsRoute(admins, context)
    })
  },
  consumers: [projectStaff],
  personalData: [
    {
      table: 'staff_members',
      person: 'member_id',
      export: { none: 'a copy of one role, which identity holds and exports' },
      erase: 'delete',
    },
  ],
})
