import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../db/schema.ts'
import type { MonthRanks } from '../../domain/month-ranks.ts'
import { activityAdvice } from './advice.ts'
import { monthlyActivity } from './monthly.ts'
import { activityNotice } from './notice.ts'
import { rankActivity } from './rank.ts'
import { activityStreak } from './streak.ts'
import { activityStreakDays } from './streak-days.ts'
import { weeklyActivity } from './weekly.ts'

export interface ActivityDeps {
  db: Kysely<ContentTables>
  monthRanks: (month: string) => Promise<MonthRanks>
  clock: () => Date
}

export async function activity(app: App, deps: ActivityDeps): Promise<void> {
  allow(app, access.memberNotEnterprise)
  monthlyActivity(app, deps)
  weeklyActivity(app, deps)
  rankActivity(app, deps)
  activityAdvice(app, deps)
  activityNotice(app, deps)
  activityStreak(app, deps)
  activityStreakDays(app, deps)
}
