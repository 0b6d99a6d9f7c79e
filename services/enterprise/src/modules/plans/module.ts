import { registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { copyMySchedule } from './routes/copy-my-schedule.ts'
import { getMySectionOutlook } from './routes/get-my-section-outlook.ts'
import { myClosingDaysRoute } from './routes/my-closing-days.ts'
import { myRoomOpeningHoursRoute } from './routes/my-room-opening-hours.ts'
import { myRoomSectionScheduleRoute } from './routes/my-room-section-schedule.ts'

export const plans = defineModule<EnterpriseContext>({
  name: 'plans',
  routes(app, ctx) {
    registerRoutes(app, ctx, enterpriseAccess, [
      myRoomSectionScheduleRoute,
      copyMySchedule,
      getMySectionOutlook,
      myRoomOpeningHoursRoute,
      myClosingDaysRoute,
    ])
  },
})
