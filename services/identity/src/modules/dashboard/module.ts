import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { readDashboard } from './routes/read-dashboard.ts'
import { readSignUps } from './routes/read-sign-ups.ts'

export const dashboard = defineModule<IdentityContext>({
  name: 'dashboard',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [readDashboard, readSignUps])
  },
})
