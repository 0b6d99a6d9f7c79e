import { ApiError, type App, Id } from '@hibiki/http'
import { languageCodes } from '@hibiki/languages'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { createMailPreferenceKey } from '../../mails/mail-preference-key.ts'
import { isSubscribedToMail } from '../../mails/mail-preferences.sql.ts'
import { findAddressee } from '../users.sql.ts'

const schema = {
  params: Type.Object({ id: Id }),
  querystring: Type.Object({ type: Type.Optional(Type.Enum(['news', 'reminder', 'support'])) }),
  response: {
    200: Type.Object({
      email: Type.String(),
      name: Type.String({ description: 'Display name' }),
      language: Type.Enum(languageCodes),
      subscribed: Type.Optional(
        Type.Boolean({ description: 'Whether the member receives mails of this type' }),
      ),
      unsubscribeUrl: Type.Optional(
        Type.String({ description: 'A link that must be in every mail of this type' }),
      ),
    }),
  },
}

/**
 * GET /internal/members/{id}/addressee returns the address of mails to a member, the name that they use, and the language.
 * Services request it when they send, so that none stores an address. For a mail of a `type` that members may cancel it also
 * returns whether this one has, and the link for it. It responds with 404 when the member was deleted.
 */
export function readAddressee(app: App, context: IdentityContext): void {
  app.get('/internal/members/:id/addressee', { schema }, async (request) => {
    const found = await findAddressee(context.db, request.params.id)
    if (!found) throw new ApiError('E4040')
    const { type } = request.query
    if (type === undefined) return found
    const key = createMailPreferenceKey(context.secrets.mailPreferences, request.params.id)
    const subscribed = await isSubscribedToMail(context.db, request.params.id, type)
    return { ...found, subscribed, unsubscribeUrl: context.links.unsubscribe(type, key) }
  })
}
