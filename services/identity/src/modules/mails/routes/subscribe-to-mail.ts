import { type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { saveMailPreference } from '../mail-preferences.sql.ts'
import { mailTypes } from '../mail-type.rules.ts'

const schema = {
  params: Type.Object({ id: Id }),
  body: Type.Object({ type: Type.Enum([...mailTypes]) }, { additionalProperties: false }),
  response: { 200: Type.Object({}) },
}

/**
 * POST /internal/members/{id}/subscribe-to-mail lets a member receive a type of mail again that they cancelled before. A service calls it when
 * the member asks for such mails, which counts more than an older cancellation. It does nothing for a member who was deleted.
 */
export function subscribeToMail(app: App, context: IdentityContext): void {
  app.post('/internal/members/:id/subscribe-to-mail', { schema }, async (request) => {
    const { id: userId } = request.params
    await saveMailPreference(context.db, {
      userId,
      type: request.body.type,
      subscribed: true,
      now: context.clock(),
    })
    return {}
  })
}
