import { type App, access, allow } from '@hibiki/http'
import type { AiestheContext } from '../../context.ts'
import { adminMentalChecks } from './routes/admin-mental-checks.ts'
import { answerMentalCheck } from './routes/answer-mental-check.ts'
import { canAnyMentalCheck } from './routes/can-any-mental-check.ts'
import { canDoMentalChecks } from './routes/can-do-mental-checks.ts'
import { decideMentalCheckDataUse } from './routes/decide-mental-check-data-use.ts'
import { getMentalCheck } from './routes/get-mental-check.ts'
import { mentalCheckDataUse } from './routes/mental-check-data-use.ts'
import { mentalCheckDueDates } from './routes/mental-check-due-dates.ts'

/** Mental checks, hidden from enterprise users (D-131), and their resource in the console (D-198). */
export function mentalChecks(app: App, context: AiestheContext): void {
  app.register(async (scope: App) => {
    allow(scope, access.memberNotEnterprise)
    canAnyMentalCheck(scope, context)
    canDoMentalChecks(scope, context)
    mentalCheckDueDates(scope, context)
    mentalCheckDataUse(scope, context)
    decideMentalCheckDataUse(scope, context)
    getMentalCheck(scope, context)
    answerMentalCheck(scope, context)
  })
  app.register(async (scope: App) => {
    allow(scope, access.roles('ROLE_ADMIN'))
    adminMentalChecks(scope, context)
  })
}
