import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'
import { raiseAssurance, replaceAccessTokenCookie } from '../../sessions/assurance.ts'
import { AuthenticationResponse } from '../authentication-response.ts'
import { checkPasskey } from '../check-passkey.ts'
import { markPasskeyUsed } from '../passkeys.sql.ts'

const schema = {
  operationId: 'confirmByPasskey',
  summary: 'Raises a session of low assurance by a passkey of its member instead of the password',
  tags: ['auth'],
  body: AuthenticationResponse,
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E4010', 'E4227', 'E4290'),
  },
}

export function confirmByPasskey(app: App, context: IdentityContext): void {
  app.post('/auth/confirm-passkey', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const now = context.clock()
    await context.throttle.countAddressAttempt(getThrottleAddress(request), now)
    const { use } = await checkPasskey(context, request.body)
    if (use?.userId !== session.userId) throw new ApiError('E4227')
    const raised = await context.db.transaction().execute(async (trx) => {
      await lockUser(trx, session.userId)
      if (!(await markPasskeyUsed(trx, { ...use, now }))) throw new ApiError('E4227')
      return raiseAssurance(trx, session, { from: 'low', to: 'full' })
    })
    await replaceAccessTokenCookie(context, reply, raised, now)
    return {}
  })
}
