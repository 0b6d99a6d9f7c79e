import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { readPageScaleRoute } from './routes/read-page-scale.ts'
import { setPageScale } from './routes/set-page-scale.ts'

export const settings = defineModule<IdentityContext>({
  name: 'settings',
  routes(app, context) {
    registerRoutes(app, context, accessRules.member, [readPageScaleRoute, setPageScale])
  },
  personalData: [{ table: 'user_settings', person: 'user_id', export: { omit: [] }, erase: 'delete' }],
})
