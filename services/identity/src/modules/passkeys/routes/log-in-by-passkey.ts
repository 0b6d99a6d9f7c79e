import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { logIn, setLoginCookies } from '../../logins/log-in.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { AuthenticationResponse } from '../authentication-response.ts'
import { checkPasskey } from '../check-passkey.ts'
import { markPasskeyUsed } from '../passkeys.sql.ts'

const schema = {
  operationId: 'logInByPasskey',
  summary: 'Logs a member in by a passkey, which stands for the password and the second factor',
  tags: ['auth'],
  body: AuthenticationResponse,
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E4227', 'E4290'),
  },
}

export function logInByPasskey(app: App, context: IdentityContext): void {
  const { db } = context
  app.post('/auth/passkey', { schema }, async (request, reply) => {
    const now = context.clock()
    await context.throttle.countAddressAttempt(getThrottleAddress(request), now)
    const { userId: subjectId, use } = await checkPasskey(context, request.body)
    if (!use) {
      await db.transaction().execute((trx) =>
        appendAuditEntry(trx, {
          actorId: null,
          action: 'login-refused',
          subjectId,
          detail: { by: 'passkey' },
        }),
      )
      throw new ApiError('E4227')
    }
    const { userId } = use
    const tokens = await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      if (!(await markPasskeyUsed(trx, { ...use, now }))) throw new ApiError('E4227')
      return logIn(trx, context, request, { userId, assurance: 'full', by: 'passkey', now })
    })
    setLoginCookies(context, request, reply, { userId, tokens, now })
    return {}
  })
}
