import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { setEasyLoginEnabled } from '../issue-easy-login.ts'

const schema = {
  operationId: 'enableEasyLogin',
  summary: 'Enables the easy-login link again',
  tags: ['account'],
  response: {
    200: Type.Object({}),
    ...describeErrors('E4010', 'E4030', 'E4040'),
  },
}

export function enableEasyLoginRoute(app: App, context: IdentityContext): void {
  app.post('/account/easy-login/enable', { schema }, async (request) => {
    await setEasyLoginEnabled(context, requireSession(request), true)
    return {}
  })
}
