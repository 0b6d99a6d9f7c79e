import { type App, access, allow } from '@hibiki/http'
import type { AiestheContext } from '../../context.ts'
import { readChoiceStatistics } from './routes/read-choice-statistics.ts'
import { readDiagnosisStatistics } from './routes/read-diagnosis-statistics.ts'

/** Figures for the console (D-204). */
export function statistics(app: App, context: AiestheContext): void {
  app.register(async (scope: App) => {
    allow(scope, access.roles('ROLE_ADMIN'))
    readDiagnosisStatistics(scope, context)
    readChoiceStatistics(scope, context)
  })
}
