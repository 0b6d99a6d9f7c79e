import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import { readChoiceStatistics } from './routes/read-choice-statistics.ts'
import { readDiagnosisStatistics } from './routes/read-diagnosis-statistics.ts'

/** Serves statistics for the console. */
export const statistics = defineModule<AiestheContext>({
  name: 'statistics',
  routes(app, ctx) {
    app.register(async (admins: App) => {
      allow(admins, access.roles('ROLE_ADMIN'))
      readDiagnosisStatistics(admins, ctx)
      readChoiceStatistics(admins, ctx)
    })
  },
})
