import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { setEasyLoginEnabled } from '../issue-easy-login.ts'

const schema = {
  operationId: 'disableEasyLogin',
  summary: 'Disables the easy-login link',
  tags: ['account'],
  response: {
    200: Type.Object({}),
    ...describeErrors('E4010', 'E4030', 'E4040'),
  },
}

export function disableEasyLoginRoute(app: App, context: IdentityContext): void {
  app.post('/account/easy-login/disable', { schema }, async (request) => {
    await setEasyLoginEnabled(context, requireSession(request), false)
    return {}
  })
}
