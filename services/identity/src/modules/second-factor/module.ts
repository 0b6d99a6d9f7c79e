import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { performDueResets } from './perform-due-resets.ts'
import { resealFactors } from './reseal-factors.ts'
import { beginSecondFactor } from './routes/begin-second-factor.ts'
import { confirmSecondFactorRoute } from './routes/confirm-second-factor.ts'
import { disableSecondFactor } from './routes/disable-second-factor.ts'
import { objectToOwnReset } from './routes/object-to-own-reset.ts'
import { objectToSecondFactorReset } from './routes/object-to-second-factor-reset.ts'
import { readSecondFactor } from './routes/read-second-factor.ts'
import { renewRecoveryCodes } from './routes/renew-recovery-codes.ts'
import { resetSecondFactor } from './routes/reset-second-factor.ts'
import { withdrawSecondFactorReset } from './routes/withdraw-second-factor-reset.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const secondFactor = defineModule<IdentityContext>({
  name: 'second-factor',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [objectToSecondFactorReset])
    registerRoutes(app, context, accessRules.member, [
      readSecondFactor,
      beginSecondFactor,
      confirmSecondFactorRoute,
      objectToOwnReset,
    ])
    registerRoutes(app, context, accessRules.confirmed(accessRules.member), [
      disableSecondFactor,
      renewRecoveryCodes,
    ])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [
      resetSecondFactor,
      withdrawSecondFactorReset,
    ])
  },
  jobs: (context) => [
    { name: 'reset-second-factors', everyMs: MINUTE_MS, run: () => performDueResets(context) },
    {
      name: 'reseal-second-factors',
      everyMs: HOUR_MS,
      firstAfterMs: MINUTE_MS,
      run: () => resealFactors(context.db, context.secrets.secondFactors),
    },
  ],
  personalData: [
    {
      table: 'second_factors',
      person: 'user_id',
      export: { omit: ['sealed_secret', 'last_step'] },
      erase: 'delete',
    },
    {
      table: 'second_factor_resets',
      person: 'user_id',
      export: { omit: ['token_hash', 'requested_by'] },
      erase: 'delete',
    },
    {
      table: 'second_factor_resets',
      person: 'requested_by',
      export: { none: 'about somebody else' },
      erase: 'anonymize',
    },
    { table: 'recovery_codes', person: 'user_id', export: { none: 'hashes of codes' }, erase: 'delete' },
  ],
})
