import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { chartMemberAccess } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { rejectDuringHandOver } from '../hand-over/reject-during-hand-over.ts'
import { projectDeletedDiagnoses, projectDiagnoses, projectPublications } from './project-diagnoses.ts'
import { projectPlays } from './project-plays.ts'
import { projectStressResults, projectWithdrawnStressResults } from './project-stress-results.ts'
import { calendarFeedRoute } from './routes/calendar-feed.ts'
import { getCalendarFeedFile } from './routes/get-calendar-feed-file.ts'
import { getCalendarVersion } from './routes/get-calendar-version.ts'
import { listCalendarEvents } from './routes/list-calendar-events.ts'

export const calendar = defineModule<ChartsContext>({
  name: 'calendar',
  routes(app, context) {
    registerRoutes(app, context, accessRules.memberNotEnterprise, [
      rejectDuringHandOver,
      listCalendarEvents,
      getCalendarVersion,
    ])
    registerRoutes(app, context, chartMemberAccess, [rejectDuringHandOver, calendarFeedRoute])
    // Calendar programs have no session, so the secret address authorizes them.
    registerRoutes(app, context, accessRules.visitor, [getCalendarFeedFile])
  },
  consumers: [
    projectPlays,
    projectDiagnoses,
    projectPublications,
    projectDeletedDiagnoses,
    projectStressResults,
    projectWithdrawnStressResults,
  ],
  personalData: [
    {
      table: 'plays',
      person: 'member_id',
      export: { none: 'a copy of what content holds and exports' },
      erase: 'delete',
    },
    {
      table: 'diagnoses',
      person: 'member_id',
      export: { none: 'a copy of what aiesthe holds and exports' },
      erase: 'delete',
    },
    {
      table: 'stress_results',
      person: 'member_id',
      export: { none: 'a copy of what aiesthe holds and exports' },
      erase: 'delete',
    },
    {
      table: 'calendar_feeds',
      person: 'member_id',
      export: (memberId) => sql`select created_at from calendar_feeds where member_id = ${memberId}`,
      erase: 'delete',
    },
  ],
})
