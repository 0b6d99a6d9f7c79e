import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { savePushPreference } from '../push.sql.ts'
import { pushKinds } from '../push-kind.rules.ts'

const schema = {
  operationId: 'setPushKind',
  summary: 'Switches a kind of notification on or off, for all browsers of the member',
  tags: ['account'],
  body: Type.Object({ kind: Type.Enum([...pushKinds]), isOn: Type.Boolean() }),
  response: { 200: Type.Object({}), ...describeIdentityErrors('E3001', 'E4010') },
}

export function setPushKind(app: App, { db }: IdentityContext): void {
  app.post('/account/push/kind', { schema }, async (request) => {
    const { userId } = requireSession(request)
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      await savePushPreference(trx, { ...request.body, userId })
    })
    return {}
  })
}
