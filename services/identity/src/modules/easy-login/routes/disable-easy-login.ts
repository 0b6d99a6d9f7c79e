import { type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { setEasyLoginEnabled } from '../issue-easy-login.ts'

const schema = {
  operationId: 'disableEasyLogin',
  summary: 'Disables the easy-login link',
  tags: ['account'],
  response: { 200: Type.Object({}), ...errorResponses(commonErrors, 'E4010', 'E4030', 'E4040') },
}

export function disableEasyLoginRoute(app: App, context: IdentityContext): void {
  app.post('/account/easy-login/disable', { schema }, async (request) => {
    await setEasyLoginEnabled(context, memberOf(request), false)
    return {}
  })
}
