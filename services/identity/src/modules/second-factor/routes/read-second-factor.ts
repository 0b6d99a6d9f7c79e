import { type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { needsSecondFactor } from '../second-factor.rules.ts'
import { hasSecondFactor } from '../second-factors.sql.ts'

const schema = {
  operationId: 'readSecondFactor',
  summary: "Whether the member's second factor is on, and whether a role needs it",
  tags: ['account'],
  response: {
    200: Type.Object({ enabled: Type.Boolean(), required: Type.Boolean() }),
    ...errorResponses(commonErrors, 'E4010'),
  },
}

/** GET /account/totp (D-195). */
export function readSecondFactor(app: App, context: IdentityContext): void {
  app.get('/account/totp', { schema }, async (request) => {
    const { userId, roles } = memberOf(request)
    return {
      enabled: await hasSecondFactor(context.db, userId),
      required: needsSecondFactor(roles, context.totpRequiredRoles),
    }
  })
}
