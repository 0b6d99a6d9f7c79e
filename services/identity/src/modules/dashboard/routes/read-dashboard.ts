import { type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { getDashboardCounts } from '../dashboard.sql.ts'

const schema = {
  operationId: 'readDashboard',
  summary: 'Returns counts of what administrators have to act on, and of members and agencies',
  tags: ['admin'],
  response: {
    200: Type.Object({
      applicationsWaiting: Type.Integer(),
      invitationsOpen: Type.Integer(),
      membersTotal: Type.Integer(),
      membersNew7Days: Type.Integer(),
      sessionsActive: Type.Integer(),
      deletionsPending: Type.Integer(),
      transfersUndoable: Type.Integer(),
    }),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

export function readDashboard(app: App, context: IdentityContext): void {
  app.get('/admin/dashboard', { schema }, () => getDashboardCounts(context.db, context.clock()))
}
