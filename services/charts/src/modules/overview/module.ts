import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { chartMemberAccess } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { rejectDuringHandOver } from '../hand-over/reject-during-hand-over.ts'
import { projectMentalChecks, projectWithdrawnMentalChecks } from './project-mental-checks.ts'
import { getCustomerOverview } from './routes/get-customer-overview.ts'
import { sharingRoute } from './routes/sharing.ts'

export const overview = defineModule<ChartsContext>({
  name: 'overview',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE')), [
      rejectDuringHandOver,
      getCustomerOverview,
    ])
    registerRoutes(app, context, chartMemberAccess, [sharingRoute])
  },
  consumers: [projectMentalChecks, projectWithdrawnMentalChecks],
  personalData: [
    { table: 'sharing', person: 'member_id', export: { omit: [] }, erase: 'delete' },
    {
      table: 'mental_checks',
      person: 'member_id',
      export: { none: 'a copy of what aiesthe holds and exports' },
      erase: 'delete',
    },
    {
      table: 'mental_check_withdrawals',
      person: 'member_id',
      export: { none: 'aiesthe exports the choice' },
      erase: 'delete',
    },
  ],
})
