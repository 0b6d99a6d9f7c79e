import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import { decideStressResultUseRoute } from './routes/decide-stress-result-use.ts'
import { listStressResultsRoute } from './routes/list-stress-results.ts'
import { saveStressResultRoute } from './routes/save-stress-result.ts'
import { withdrawStressResultRoute } from './routes/withdraw-stress-result.ts'

/** Stores results of the stress check that members chose to save. */
export const stressResults = defineModule<AiestheContext>({
  name: 'stress-results',
  routes(app, ctx) {
    // Saving is allowed in any session, because the member has just answered the check on that device.
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [saveStressResultRoute])
    registerRoutes(app, ctx, accessRules.confirmed(accessRules.memberNotEnterprise), [
      listStressResultsRoute,
      decideStressResultUseRoute,
      withdrawStressResultRoute,
    ])
  },
  personalData: [
    {
      table: 'stress_results',
      person: 'member_id',
      export: (memberId) => sql`
        select score, level, saved_at as "savedAt", choice_agreed_at as "choiceAgreedAt" from stress_results
        where member_id = ${memberId} order by saved_at, id`,
      erase: 'delete',
    },
  ],
})
