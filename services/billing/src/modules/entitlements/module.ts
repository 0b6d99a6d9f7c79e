import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { checkAiesthe } from './routes/check-aiesthe.ts'
import { checkDrAiHealthcare } from './routes/check-dr-ai-healthcare.ts'
import { checkLoop } from './routes/check-loop.ts'
import { checkSoundTherapy } from './routes/check-sound-therapy.ts'
import { checkTimer } from './routes/check-timer.ts'
import { checkWithSoundesthe } from './routes/check-with-soundesthe.ts'

/** These checks run before a function is used; every service checks again by its own projection. */
export const entitlements = defineModule<BillingContext>({
  name: 'entitlements',
  routes(app, context) {
    registerRoutes(app, context, accessRules.memberNotEnterprise, [
      checkLoop,
      checkTimer,
      checkWithSoundesthe,
      checkDrAiHealthcare,
      checkSoundTherapy,
      checkAiesthe,
    ])
  },
  personalData: [
    { table: 'entitlements', person: 'user_id', export: { omit: ['next_change_on'] }, erase: 'delete' },
  ],
})
