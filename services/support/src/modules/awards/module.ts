import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { SupportContext } from '../../context.ts'
import { adminAwardsRoute } from './routes/admin-awards.ts'
import { getAwardPictureRoute } from './routes/get-award-picture.ts'
import { listAwardsRoute } from './routes/list-awards.ts'

/** Serves awards and articles in the media, which the console edits and the home page shows. */
export const awards = defineModule<SupportContext>({
  name: 'awards',
  routes(app, context) {
    app.register(async (visitors: App) => {
      allow(visitors, accessRules.visitor)
      listAwardsRoute(visitors, context)
      getAwardPictureRoute(visitors, context)
    })
    app.register(async (admins: App) => {
      allow(admins, accessRules.roles('ROLE_ADMIN'))
      adminAwardsRoute(admins, context)
    })
  },
  personalData: [
    {
      table: 'awards',
      person: 'updated_by',
      export: { none: 'texts of the company; who wrote them is not about the writer' },
      erase: 'anonymize',
    },
    {
      table: 'award_log',
      person: 'actor_id',
      export: { none: 'what administrators did at work is about the award, not about them' },
      erase: 'anonymize',
    },
  ],
})
