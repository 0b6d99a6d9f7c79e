import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { availableAiesthe } from './routes/available-aiesthe.ts'
import { availableDrAi } from './routes/available-dr-ai-and-healthcare-func.ts'
import { availableLoop } from './routes/available-loop-func.ts'
import { availableSoundTherapy } from './routes/available-sound-therapy-func.ts'
import { availableTimer } from './routes/available-timer-func.ts'
import { availableWithSoundesthe } from './routes/available-with-soundesthe-func.ts'

/** The checks before a function is used (D1§4); every service checks again by its own projection. */
export const entitlements = defineModule<BillingContext>({
  name: 'entitlements',
  routes(app, context) {
    app.register(async (members: App) => {
      allow(members, access.memberNotEnterprise)
      availableLoop(members, context)
      availableTimer(members, context)
      availableWithSoundesthe(members, context)
      availableDrAi(members, context)
      availableSoundTherapy(members, context)
      availableAiesthe(members, context)
    })
  },
  personalData: [
    { table: 'entitlements', person: 'user_id', export: { omit: ['next_change_on'] }, erase: 'delete' },
  ],
})
