import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { cancelMail } from '../cancel-mail.ts'
import { saveMailPreference } from '../mail-preferences.sql.ts'
import { settableMailTypes } from '../mail-type.rules.ts'

const schema = {
  operationId: 'setMailType',
  summary: 'Switches a kind of mail on or off, as the link in such a mail does',
  tags: ['account'],
  body: Type.Object({ type: Type.Enum([...settableMailTypes]), isOn: Type.Boolean() }),
  response: { 200: Type.Object({}), ...describeIdentityErrors('E3001', 'E4010') },
}

export function setMailType(app: App, { db, clock }: IdentityContext): void {
  app.post('/account/mail-types', { schema }, async (request) => {
    const { userId } = requireSession(request)
    const { type, isOn } = request.body
    const now = clock()
    if (isOn) await saveMailPreference(db, { userId, type, subscribed: true, now })
    else await cancelMail(db, { userId, type, now })
    return {}
  })
}
