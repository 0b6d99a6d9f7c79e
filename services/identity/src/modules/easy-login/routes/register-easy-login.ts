import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { fieldText } from '../../../texts.ts'
import { IssuedEasyLoginResponse, issueEasyLogin } from '../issue-easy-login.ts'

const schema = {
  operationId: 'registerEasyLogin',
  summary: 'Issues an easy-login link after consent',
  tags: ['account'],
  body: Type.Object({ agreement: Type.Boolean() }),
  response: {
    200: IssuedEasyLoginResponse,
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030'),
  },
}

export function registerEasyLogin(app: App, context: IdentityContext): void {
  app.post('/account/easy-login/register', { schema }, async (request) => {
    if (!request.body.agreement) {
      throw new ApiError('E3001', { fields: { agreement: fieldText('consentRequired') } })
    }
    return issueEasyLogin(context, requireSession(request))
  })
}
