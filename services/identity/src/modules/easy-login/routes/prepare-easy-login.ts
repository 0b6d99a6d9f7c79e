import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'

const schema = {
  operationId: 'prepareEasyLogin',
  summary: 'Gives the browser the secret that an easy-login link is bound to, unless it has one',
  tags: ['auth'],
  response: { 200: Type.Object({}) },
}

/**
 * The page calls it before POST /auth/easy-login, because a link bound to a secret that is sent along with the response would be
 * lost with it.
 */
export function prepareEasyLogin(app: App, { easyLoginDevice }: IdentityContext): void {
  app.post('/auth/easy-login/device', { schema }, async (request, reply) => {
    const { newSecret } = easyLoginDevice.identify(request)
    if (newSecret !== null) easyLoginDevice.remember(reply, newSecret)
    return {}
  })
}
