import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import { readChoiceStatisticsRoute } from './routes/read-choice-statistics.ts'
import { readDiagnosisStatisticsRoute } from './routes/read-diagnosis-statistics.ts'

/** Serves statistics for the console. */
export const statistics = defineModule<AiestheContext>({
  name: 'statistics',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.roles('ROLE_ADMIN'), [
      readDiagnosisStatisticsRoute,
      readChoiceStatisticsRoute,
    ])
  },
})
