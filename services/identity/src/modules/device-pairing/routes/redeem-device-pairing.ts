import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { hashSecretPath } from '../../../secret-path.ts'
import { findMember } from '../../accounts/users.sql.ts'
import { logIn, setLoginCookies } from '../../logins/log-in.ts'
import { findPairing, usePairing } from '../device-pairings.sql.ts'

const schema = {
  operationId: 'redeemDevicePairing',
  summary:
    'Opens a session of low assurance on a device whose code was approved, once; the device polls it until then',
  tags: ['auth'],
  body: Type.Object({ secret: Type.String({ maxLength: 200 }) }),
  response: {
    200: Type.Object({
      sectionId: Type.Union([Type.String(), Type.Null()], {
        description: 'The section to open, or null while nobody has approved the code',
      }),
    }),
    ...describeIdentityErrors('E3001', 'E4040'),
  },
}

export function redeemDevicePairing(app: App, context: IdentityContext): void {
  const { db, clock } = context
  app.post('/auth/device-pairing/redeem', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const now = clock()
    const secretHash = hashSecretPath(request.body.secret)
    const pairing = await findPairing(db, { secretHash, now })
    if (!pairing) throw new ApiError('E4040')
    const { userId, sectionId } = pairing
    if (userId === null) return { sectionId: null }
    const tokens = await db.transaction().execute(async (trx) => {
      const member = await findMember(trx, userId)
      // The role may have been taken since the code was approved.
      if (!member?.roles.includes('ROLE_ENTERPRISE')) throw new ApiError('E4040')
      const issued = await logIn(trx, context, request, { userId, assurance: 'low', by: 'pairing', now })
      if (!(await usePairing(trx, { secretHash, now }))) throw new ApiError('E4040')
      return issued
    })
    setLoginCookies(context, request, reply, { userId, tokens, now })
    return { sectionId }
  })
}
