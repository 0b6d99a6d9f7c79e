import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../db/schema.ts'
import { choiceStatistics } from './choice-statistics.ts'
import { diagnosisStatistics } from './diagnosis-statistics.ts'
import { mentalChecks } from './mental-checks.ts'

export interface AdminDeps {
  db: Kysely<AiestheTables>
  clock: () => Date
}

/** The console's part of AI esthe, in the dialect of ra-data-simple-rest (D-198). */
export async function admin(app: App, deps: AdminDeps): Promise<void> {
  allow(app, access.roles('ROLE_ADMIN'))
  mentalChecks(app, deps)
  diagnosisStatistics(app, deps)
  choiceStatistics(app, deps)
}
