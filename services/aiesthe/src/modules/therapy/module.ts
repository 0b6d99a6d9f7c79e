import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import { toJstMonday } from '../../jst.ts'
import { getTherapySoundRoute } from './routes/get-therapy-sound.ts'
import { listTherapySoundsRoute } from './routes/list-therapy-sounds.ts'
import { deletePastWeeklyCourses } from './weekly-courses.sql.ts'

/** Serves the sounds of sound therapy. */
export const therapy = defineModule<AiestheContext>({
  name: 'therapy',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [listTherapySoundsRoute, getTherapySoundRoute])
  },
  jobs: ({ db, clock }) => [
    {
      name: 'drop-past-weeks',
      everyMs: 3_600_000,
      run: () => deletePastWeeklyCourses(db, toJstMonday(clock())),
    },
  ],
  personalData: [
    {
      table: 'weekly_courses',
      person: 'member_id',
      export: (memberId) => sql`select monday, cluster from weekly_courses where member_id = ${memberId}`,
      erase: 'delete',
    },
  ],
})
