import { type App, describeErrors, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { isSecondFactorRequired } from '../second-factor.rules.ts'
import { findPendingReset } from '../second-factor-resets.sql.ts'
import { hasSecondFactor } from '../second-factors.sql.ts'

const schema = {
  operationId: 'readSecondFactor',
  summary:
    "Returns whether the member's second factor is on, whether a role needs it, and when a reset takes effect",
  tags: ['account'],
  response: {
    200: Type.Object({
      enabled: Type.Boolean(),
      required: Type.Boolean(),
      resetAt: Type.Union([Moment, Type.Null()], {
        description: 'When the reset that an administrator requested takes effect; null without one',
      }),
      resetCoversPasskeys: Type.Boolean({
        description: 'Whether the passkeys go with it, so that only the link of its mail objects',
      }),
    }),
    ...describeErrors('E4010'),
  },
}

export function readSecondFactor(app: App, context: IdentityContext): void {
  app.get('/account/totp', { schema }, async (request) => {
    const { userId, roles } = requireSession(request)
    const reset = await findPendingReset(context.db, userId)
    return {
      enabled: await hasSecondFactor(context.db, userId),
      required: isSecondFactorRequired(roles, context.totpRequiredRoles),
      resetAt: reset?.effectiveAt.toISOString() ?? null,
      resetCoversPasskeys: reset?.coversPasskeys ?? false,
    }
  })
}
