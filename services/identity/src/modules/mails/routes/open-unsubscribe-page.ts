import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { isMailType } from '../mail-type.rules.ts'
import { OneClickQuery } from './unsubscribe-with-one-click.ts'

const schema = {
  operationId: 'openUnsubscribePage',
  summary: 'Leads from the address for mail programs to the page that cancels a kind of mail',
  tags: ['advertise'],
  querystring: OneClickQuery,
  response: { 302: Type.Null() },
}

/** GET /v3/advertise/one-click is opened by mail programs that know only the older header; reading it changes nothing. */
export function openUnsubscribePage(app: App, context: IdentityContext): void {
  app.get('/v3/advertise/one-click', { schema }, async (request, reply) => {
    const { type, key } = request.query
    const { links } = context
    return reply.redirect(isMailType(type) ? links.unsubscribe(type, key) : links.login, 302)
  })
}
