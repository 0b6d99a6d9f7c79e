import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { findMember } from '../../accounts/users.sql.ts'
import { lockAuthorizedMember, requirePassword } from '../../logins/require-password.ts'
import { PasswordBody } from '../../passwords/password-body.ts'
import { requireAboveLowAssurance } from '../../sessions/require-above-low-assurance.ts'
import { createSecondFactorSecret } from '../codes.ts'
import { saveUnconfirmedSecondFactor } from '../second-factors.sql.ts'

const schema = {
  operationId: 'beginSecondFactor',
  summary:
    'Creates a new secret for the code app after checking the password; it takes effect once a code has confirmed it',
  tags: ['account'],
  body: PasswordBody,
  response: {
    200: Type.Object({
      secret: Type.String(),
      otpauthUrl: Type.String({ description: 'URL for the QR code' }),
    }),
    ...describeIdentityErrors('E3001', 'E3021', 'E4010', 'E4014', 'E4221', 'E4290'),
  },
}

/** The password is checked, so that a person who finds an open session cannot lock its owner out. */
export function beginSecondFactor(app: App, context: IdentityContext): void {
  app.post('/account/totp/begin', { schema }, async (request) => {
    const session = requireSession(request)
    const { userId } = session
    const { db } = context
    await requireAboveLowAssurance(db, session)
    const passwordHash = await requirePassword(context, session, request.body.password, 'password')
    return db.transaction().execute(async (trx) => {
      const now = context.clock()
      await lockAuthorizedMember(trx, session, { passwordHash, now })
      const member = await findMember(trx, userId)
      if (!member) throw new ApiError('E4010')
      const { secret, otpauthUrl, sealedSecret } = createSecondFactorSecret({
        userId,
        label: member.email,
        keys: context.secrets.secondFactors,
      })
      if (!(await saveUnconfirmedSecondFactor(trx, { userId, sealedSecret, now })))
        throw new ApiError('E4221')
      return { secret, otpauthUrl }
    })
  })
}
