import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { ContentContext } from '../../context.ts'
import { eraseActivity } from './activity.sql.ts'
import { getActivityAdvice } from './routes/get-activity-advice.ts'
import { getActivityNotice } from './routes/get-activity-notice.ts'
import { getActivityRank } from './routes/get-activity-rank.ts'
import { getActivityStreak } from './routes/get-activity-streak.ts'
import { getActivityYear } from './routes/get-activity-year.ts'
import { getMonthlyActivity } from './routes/get-monthly-activity.ts'
import { getWeeklyActivity } from './routes/get-weekly-activity.ts'
import { setStreakDays } from './routes/set-streak-days.ts'

/** Sums up listening by days, weeks and months, and derives ranks, streaks and advice from it. */
export const activity = defineModule<ContentContext>({
  name: 'activity',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [
      getMonthlyActivity,
      getWeeklyActivity,
      getActivityYear,
      getActivityRank,
      getActivityAdvice,
      getActivityNotice,
      getActivityStreak,
      setStreakDays,
    ])
  },
  personalData: [
    {
      table: 'daily_activity',
      person: 'member_id',
      export: (memberId) => sql`
        select day, ai_esthe_seconds as "aiEstheSeconds", medical_seconds as "medicalSeconds"
        from daily_activity where member_id = ${memberId} order by day`,
      erase: { run: eraseActivity },
    },
    {
      table: 'streak_days',
      person: 'member_id',
      export: (memberId) => sql`
        select valid_from as "validFrom", weekdays from streak_days
        where member_id = ${memberId} order by valid_from`,
      erase: 'delete',
    },
    {
      table: 'activity_notices',
      person: 'member_id',
      export: (memberId) => sql`select week from activity_notices where member_id = ${memberId}`,
      erase: 'delete',
    },
  ],
})
