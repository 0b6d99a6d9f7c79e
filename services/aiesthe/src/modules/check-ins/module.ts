import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import { listCheckInWeeksRoute } from './routes/list-check-in-weeks.ts'
import { saveCheckInRoute } from './routes/save-check-in.ts'

/** Stores how members said they felt before and after a sound; each member alone reads their own. */
export const checkIns = defineModule<AiestheContext>({
  name: 'check-ins',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [saveCheckInRoute, listCheckInWeeksRoute])
  },
  personalData: [
    {
      table: 'check_ins',
      person: 'member_id',
      export: (memberId) => sql`
        select c.sound_id as "soundId", s.title ->> 'ja' as title, c.started_at as "startedAt",
          c.mood_before as before, c.mood_after as after
        from check_ins c left join sounds s on s.sound_id = c.sound_id
        where c.member_id = ${memberId} order by c.started_at`,
      erase: 'delete',
    },
  ],
})
