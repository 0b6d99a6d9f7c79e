import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { SupportContext } from '../../../context.ts'
import { projectStaff } from './project-staff.ts'
import { adminArticles } from './routes/admin-articles.ts'
import { adminCannedAnswers } from './routes/admin-canned-answers.ts'
import { adminInquiries } from './routes/admin-inquiries.ts'
import { adminInquiryActs } from './routes/admin-inquiry-acts.ts'
import { getAdminSupportStatistics } from './routes/get-admin-support-statistics.ts'
import { listAdminSupportStaff } from './routes/list-admin-support-staff.ts'

/** Serves the console: the queue of inquiries, canned answers, articles and statistics. */
export const inquiriesStaff = defineModule<SupportContext>({
  name: 'inquiries-staff',
  routes(app, context) {
    app.register(async (admins: App) => {
      allow(admins, access.roles('ROLE_ADMIN'))
      adminInquiries(admins, context)
      adminInquiryActs(admins, context)
      adminCannedAnswers(admins, context)
      adminArticles(admins, context)
      listAdminSupportStaff(admins, context)
      getAdminSupportStatistics(admins, context)
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
