import { ApiError, type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { identityErrors } from '../../../errors.ts'
import { findMember } from '../../accounts/users.sql.ts'
import { requireOwnPassword } from '../../sessions/require-own-password.ts'
import { newSecret } from '../codes.ts'
import { saveUnconfirmed } from '../second-factors.sql.ts'

const schema = {
  operationId: 'beginSecondFactor',
  summary: 'A new secret for the code app; it counts once a code has confirmed it',
  tags: ['account'],
  response: {
    200: Type.Object({ secret: Type.String(), otpauthUrl: Type.String({ description: 'For the QR code' }) }),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E4010', 'E4014', 'E4221'),
  },
}

/** POST /account/totp/begin (D-195). */
export function beginSecondFactor(app: App, context: IdentityContext): void {
  app.post('/account/totp/begin', { schema }, async (request) => {
    const session = memberOf(request)
    const { db } = context
    await requireOwnPassword(db, session)
    const { userId } = session
    const member = await findMember(db, userId)
    if (!member) throw new ApiError('E4010')
    const { secret, otpauthUrl, sealedSecret } = newSecret({
      userId,
      label: member.email,
      keys: context.secrets.secondFactors,
    })
    if (!(await saveUnconfirmed(db, { userId, sealedSecret, now: context.clock() })))
      throw new ApiError('E4221')
    return { secret, otpauthUrl }
  })
}
