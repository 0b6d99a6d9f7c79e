import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { hashSecretPath } from '../../../secret-path.ts'
import { findMember, lockUser } from '../../accounts/users.sql.ts'
import { findMailLink, redeemMailLink } from '../../mails/mail-links.sql.ts'
import { changePassword } from '../change-password.ts'
import { hashNewPassword } from '../hash-new-password.ts'

const schema = {
  operationId: 'resetPassword',
  summary: 'Sets a new password by a reset link and ends every session of the account',
  tags: ['account'],
  body: Type.Object({
    path: Type.String({ maxLength: 200 }),
    password: Type.String(),
    verifyPassword: Type.String(),
  }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E3022', 'E3023', 'E3024', 'E3025', 'E3026', 'E4005'),
  },
}

/** It opens no session, and the link works once. */
export function resetPassword(app: App, context: IdentityContext): void {
  app.post('/account/forgot-password/reset', { schema }, async (request) => {
    const { db } = context
    const { path, password, verifyPassword } = request.body
    const hash = hashSecretPath(path)
    const now = context.clock()
    const link = await findMailLink(db, 'password-reset', hash, now)
    const member = link?.userId ? await findMember(db, link.userId) : undefined
    if (!member) throw new ApiError('E4005')
    const names = [member.userId, member.username, member.email]
    const fields = { password: 'password', verify: 'verifyPassword' }
    const passwordHash = await hashNewPassword({ password, verify: verifyPassword, names }, fields)
    await db.transaction().execute(async (trx) => {
      // The member is locked before the link, in the order of everything that writes or deletes links.
      await lockUser(trx, member.id)
      if (!(await redeemMailLink(trx, 'password-reset', hash, now))) throw new ApiError('E4005')
      await changePassword(trx, context, { userId: member.id, passwordHash, action: 'password-reset', now })
    })
    return {}
  })
}
