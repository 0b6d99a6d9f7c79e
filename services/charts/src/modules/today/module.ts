import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ChartsContext } from '../../context.ts'
import { rejectDuringHandOver } from '../hand-over/reject-during-hand-over.ts'
import { getSalonDay } from './routes/get-salon-day.ts'

export const today = defineModule<ChartsContext>({
  name: 'today',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE')), [
      rejectDuringHandOver,
      getSalonDay,
    ])
  },
})
