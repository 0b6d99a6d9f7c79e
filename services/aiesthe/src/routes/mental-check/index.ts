import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../db/schema.ts'
import { answer } from './answer.ts'
import { canAnyMentalCheck } from './can-any-mentalcheck.ts'
import { canDoMentalChecks } from './can-do-mentalchecks.ts'
import { dataUse } from './data-use.ts'
import { decideDataUse } from './decide-data-use.ts'
import { dueDates } from './due-dates.ts'
import { getMentalCheck } from './get.ts'

export interface MentalCheckDeps {
  db: Kysely<AiestheTables>
  clock: () => Date
}

/** Hidden from enterprise users (D-131). */
export async function mentalCheck(app: App, deps: MentalCheckDeps): Promise<void> {
  allow(app, access.memberNotEnterprise)
  canAnyMentalCheck(app, deps)
  canDoMentalChecks(app, deps)
  dueDates(app, deps)
  dataUse(app, deps)
  decideDataUse(app, deps)
  getMentalCheck(app, deps)
  answer(app, deps)
}
