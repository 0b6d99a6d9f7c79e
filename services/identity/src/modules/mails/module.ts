import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { noticeAdvertise } from './routes/notice-advertise.ts'

export const mails: IdentityModule = {
  name: 'mails',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.visitor)
      noticeAdvertise(scope, deps)
    })
  },
}
