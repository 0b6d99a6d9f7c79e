import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { resealFactors } from './reseal-factors.ts'
import { beginSecondFactor } from './routes/begin-second-factor.ts'
import { confirmSecondFactorRoute } from './routes/confirm-second-factor.ts'
import { disableSecondFactor } from './routes/disable-second-factor.ts'
import { readSecondFactor } from './routes/read-second-factor.ts'
import { renewRecoveryCodes } from './routes/renew-recovery-codes.ts'
import { resetSecondFactor } from './routes/reset-second-factor.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const secondFactor = defineModule<IdentityContext>({
  name: 'second-factor',
  routes(app, context) {
    app.register(async (scope: App) => {
      allow(scope, access.member)
      readSecondFactor(scope, context)
      beginSecondFactor(scope, context)
      confirmSecondFactorRoute(scope, context)
    })
    app.register(async (scope: App) => {
      allow(scope, access.confirmed(access.member))
      disableSecondFactor(scope, context)
      renewRecoveryCodes(scope, context)
    })
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_ADMIN'))
      resetSecondFactor(scope, context)
    })
  },
  jobs: ({ db, secrets }) => [
    {
      name: 'reseal-second-factors',
      everyMs: HOUR_MS,
      firstAfterMs: MINUTE_MS,
      run: () => resealFactors(db, secrets.secondFactors),
    },
  ],
  personalData: [
    {
      table: 'second_factors',
      person: 'user_id',
      export: { omit: ['sealed_secret', 'last_step'] },
      erase: 'delete',
    },
    { table: 'recovery_codes', person: 'user_id', export: { none: 'hashes of codes' }, erase: 'delete' },
  ],
})
