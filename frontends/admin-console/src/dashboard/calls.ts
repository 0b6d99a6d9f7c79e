import { ask } from '../dataProvider/admin-call.ts'

/** What waits for somebody, and how the house stands now. */
export interface DashboardCounts {
  applicationsWaiting: number
  invitationsOpen: number
  membersTotal: number
  membersNew7Days: number
  sessionsActive: number
  deletionsPending: number
  transfersUndoable: number
}

export const dashboardCalls = { getDashboard: () => ask<DashboardCounts>('dashboard') }
