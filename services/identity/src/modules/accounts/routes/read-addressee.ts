import { ApiError, type App, Id } from '@hibiki/http'
import { languageCodes } from '@hibiki/languages'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { findPlannedDeletionTime } from '../../deletion/deletions.sql.ts'
import { createMailPreferenceKey } from '../../mails/mail-preference-key.ts'
import { isSubscribedToMail } from '../../mails/mail-preferences.sql.ts'
import { isInvitation, mailTypes } from '../../mails/mail-type.rules.ts'
import { findAddressee } from '../users.sql.ts'

const schema = {
  params: Type.Object({ id: Id }),
  querystring: Type.Object({ type: Type.Optional(Type.Enum([...mailTypes])) }),
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
      oneClickUrl: Type.Optional(
        Type.String({ description: 'The address of the header List-Unsubscribe of every mail of this type' }),
      ),
    }),
  },
}

/**
 * GET /internal/members/{id}/addressee returns the address of mails to a member, the name that they use, and the language.
 * Services request it when they send, so that none stores an address. For a mail of a `type` that members may cancel it also
 * returns whether this one has, and the link for it. It responds with 404 when the member was deleted, for an invitation also when the
 * deletion is planned.
 */
export function readAddressee(app: App, context: IdentityContext): void {
  app.get('/internal/members/:id/addressee', { schema }, async (request) => {
    const found = await findAddressee(context.db, request.params.id)
    if (!found) throw new ApiError('E4040')
    const { type } = request.query
    if (type === undefined) return found
    if (isInvitation(type) && (await findPlannedDeletionTime(context.db, request.params.id)) !== null)
      throw new ApiError('E4040')
    const key = createMailPreferenceKey(context.secrets.mailPreferences, request.params.id)
    const subscribed = await isSubscribedToMail(context.db, request.params.id, type)
    const { unsubscribe, unsubscribeWithOneClick } = context.links
    return {
      ...found,
      subscribed,
      unsubscribeUrl: unsubscribe(type, key),
      oneClickUrl: unsubscribeWithOneClick(type, key),
    }
  })
}
