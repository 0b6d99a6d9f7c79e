import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import type { IdentityContext } from '../../../context.ts'
import { findEasyLogin } from '../easy-logins.sql.ts'
import { IssuedEasyLoginResponse, issueEasyLogin } from '../issue-easy-login.ts'

const schema = {
  operationId: 'reissueEasyLogin',
  summary: 'Replaces the easy-login link by a new one that is bound to no device yet',
  tags: ['account'],
  response: {
    200: IssuedEasyLoginResponse,
    ...describeErrors('E4010', 'E4014', 'E4030', 'E4040'),
  },
}

/** Consent was given when the first link was issued. */
export function reissueEasyLogin(app: App, context: IdentityContext): void {
  app.post('/account/easy-login/reissue', { schema }, async (request) => {
    const session = requireSession(request)
    if (!(await findEasyLogin(context.db, session.userId))) throw new ApiError('E4040')
    return issueEasyLogin(context, session)
  })
}
