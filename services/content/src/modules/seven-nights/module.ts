import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { ContentContext } from '../../context.ts'
import { endCancelledReminders } from './end-cancelled-reminders.ts'
import { dismissSevenNights } from './routes/dismiss-seven-nights.ts'
import { endSevenNights } from './routes/end-seven-nights.ts'
import { getSevenNights } from './routes/get-seven-nights.ts'
import { setSevenNightsReminder } from './routes/set-seven-nights-reminder.ts'
import { startSevenNights } from './routes/start-seven-nights.ts'

/** Composes seven evenings for a member and draws a petal for each on which they listen. */
export const sevenNights = defineModule<ContentContext>({
  name: 'seven-nights',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [
      getSevenNights,
      startSevenNights,
      endSevenNights,
      setSevenNightsReminder,
      dismissSevenNights,
    ])
  },
  consumers: [endCancelledReminders],
  personalData: [
    {
      table: 'seven_nights',
      person: 'member_id',
      export: (memberId) => sql`
        select n.aim, n.minutes, n.remind_at as "remindAt", n.reminder, n.first_day as "firstDay",
          n.started_at as "startedAt",
          array(select s.title from unnest(n.sound_ids) with ordinality as night (id, number)
            join sounds s on s.id = night.id order by night.number) as sounds
        from seven_nights n where n.member_id = ${memberId}`,
      erase: 'delete',
    },
    {
      table: 'seven_nights_dismissals',
      person: 'member_id',
      export: (memberId) => sql`
        select topic, dismissed_at as "dismissedAt" from seven_nights_dismissals
        where member_id = ${memberId} order by dismissed_at`,
      erase: 'delete',
    },
  ],
})
