import { ApiError, type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { cancelMail } from '../cancel-mail.ts'
import { verifyMailPreferenceKey } from '../mail-preference-key.ts'
import { isMailType } from '../mail-type.rules.ts'

const MAX_BYTES = 1024

/** The parameters of the address in the header List-Unsubscribe. */
export const OneClickQuery = Type.Object({
  type: Type.String({ maxLength: 20 }),
  key: Type.String({ maxLength: 200 }),
})

const schema = {
  operationId: 'unsubscribeWithOneClick',
  summary: 'Cancels a kind of mail for a mail program (RFC 8058); responds alike for any key',
  tags: ['advertise'],
  querystring: OneClickQuery,
  response: { 200: Type.Object({}), ...describeErrors('E3001') },
}

/** Mail programs send a form, as a whole or in parts, so this scope reads any body as text. */
export function unsubscribeWithOneClick(app: App, context: IdentityContext): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post('/v3/advertise/one-click', { schema, bodyLimit: MAX_BYTES }, async (request) => {
    const body: unknown = request.body
    if (typeof body !== 'string' || !isOneClick(body)) throw new ApiError('E3001')
    const { type, key } = request.query
    const userId = verifyMailPreferenceKey(context.secrets.mailPreferences, key)
    if (userId !== null && isMailType(type))
      await cancelMail(context.db, { userId, type, now: context.clock() })
    return {}
  })
}

/** `List-Unsubscribe=One-Click`, or the same field as a part of multipart/form-data. */
const isOneClick = (body: string): boolean =>
  /^List-Unsubscribe=One-Click$/.test(body.trim()) ||
  /name="?List-Unsubscribe"?\r?\n\r?\nOne-Click\r?\n/.test(body)
