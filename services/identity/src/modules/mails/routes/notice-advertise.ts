import { type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { cancelMail } from '../cancel-mail.ts'
import { verifyMailPreferenceKey } from '../mail-preference-key.ts'
import { saveMailPreference } from '../mail-preferences.sql.ts'
import { isMailType } from '../mail-type.rules.ts'

const schema = {
  operationId: 'noticeAdvertise',
  summary: 'Cancels or continues a kind of mail by the signed key of a mail; responds alike for any key',
  tags: ['advertise'],
  body: Type.Object({
    key: Type.String({ maxLength: 200 }),
    request: Type.String({ maxLength: 20, description: 'cancel or continue' }),
    type: Type.String({ maxLength: 20, description: 'news, reminder, support, seven-nights or appointment' }),
  }),
  response: { 200: Type.Object({}), ...describeErrors('E3001') },
}

/** It responds alike for any key, so that nobody learns whether the key is a member's. */
export function noticeAdvertiseRoute(app: App, context: IdentityContext): void {
  app.post('/v3/advertise/notice', { schema }, async (request) => {
    const { key, request: wish, type } = request.body
    const userId = verifyMailPreferenceKey(context.secrets.mailPreferences, key)
    if (userId !== null && isMailType(type)) {
      const now = context.clock()
      if (wish === 'cancel') await cancelMail(context.db, { userId, type, now })
      if (wish === 'continue') await saveMailPreference(context.db, { userId, type, subscribed: true, now })
    }
    return {}
  })
}
