import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterprise } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { myRoomOpeningHours } from './routes/my-room-opening-hours.ts'
import { myRoomSectionSchedule } from './routes/my-room-section-schedule.ts'

export const plans = defineModule<EnterpriseContext>({
  name: 'plans',
  routes(app, ctx) {
    app.register(async (accounts: App) => {
      allow(accounts, enterprise)
      myRoomSectionSchedule(accounts, ctx)
      myRoomOpeningHours(accounts, ctx)
    })
  },
})
