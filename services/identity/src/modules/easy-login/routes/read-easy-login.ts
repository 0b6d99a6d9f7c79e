import { type App, describeErrors, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { findEasyLogin } from '../easy-logins.sql.ts'
import { requireEasyLoginRole } from '../issue-easy-login.ts'

const schema = {
  operationId: 'readEasyLogin',
  summary: "Returns the state of the member's easy-login link",
  tags: ['account'],
  response: {
    200: Type.Object({
      state: Type.Enum(['not-issued', 'enabled', 'disabled']),
      authId: Type.Optional(Type.String()),
      expiresAt: Type.Optional(Moment),
    }),
    ...describeErrors('E4010', 'E4030'),
  },
}

/** The link itself is visible once, when it is issued. */
export function readEasyLogin(app: App, context: IdentityContext): void {
  app.get('/account/easy-login', { schema }, async (request) => {
    const session = requireSession(request)
    requireEasyLoginRole(session)
    const link = await findEasyLogin(context.db, session.userId)
    if (!link) return { state: 'not-issued' as const }
    const { authId, enabled, expiresAt } = link
    return {
      state: enabled ? ('enabled' as const) : ('disabled' as const),
      authId,
      expiresAt: expiresAt.toISOString(),
    }
  })
}
