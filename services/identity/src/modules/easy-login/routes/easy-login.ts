import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { hashSecretPath } from '../../../secret-path.ts'
import { findMember } from '../../accounts/users.sql.ts'
import { logIn, setLoginCookies } from '../../logins/log-in.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { canUseEasyLogin } from '../easy-login.rules.ts'
import { bindEasyLoginToDevice } from '../easy-logins.sql.ts'

const schema = {
  operationId: 'easyLogin',
  summary:
    'Logs a member in by an easy-login link; the session is of low assurance until the password is given',
  tags: ['auth'],
  body: Type.Object({ path: Type.String({ maxLength: 200 }) }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E4005', 'E4229', 'E4290'),
  },
}

export function easyLoginRoute(app: App, context: IdentityContext): void {
  app.post('/auth/easy-login', { schema }, async (request, reply) => {
    const now = context.clock()
    await context.throttle.countAddressAttempt(getThrottleAddress(request), now)
    const device = context.easyLoginDevice.identify(request)
    const pathHash = hashSecretPath(request.body.path)
    const login = await context.db.transaction().execute(async (trx) => {
      const userId = await bindEasyLoginToDevice(trx, { pathHash, deviceHash: device.hash, now })
      const member = userId && (await findMember(trx, userId))
      if (!userId || !member || !canUseEasyLogin(member.roles)) throw new ApiError('E4005')
      const tokens = await logIn(trx, context, request, { userId, assurance: 'low', by: 'easy-login', now })
      return { userId, tokens }
    })
    // A page of the previous release has not prepared the device.
    if (device.newSecret !== null) context.easyLoginDevice.remember(reply, device.newSecret)
    setLoginCookies(context, request, reply, { ...login, now })
    return {}
  })
}
