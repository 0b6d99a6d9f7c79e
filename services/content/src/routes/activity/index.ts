import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../db/schema.ts'
import { monthlyActivity } from './monthly.ts'
import { weeklyActivity } from './weekly.ts'

export interface ActivityDeps {
  db: Kysely<ContentTables>
  clock: () => Date
}

export async function activity(app: App, deps: ActivityDeps): Promise<void> {
  allow(app, access.memberNotEnterprise)
  monthlyActivity(app, deps)
  weeklyActivity(app, deps)
}
