import { ApiError, type Session } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import { identityErrors } from '../../errors.ts'
import { findPasswordHash } from '../accounts/users.sql.ts'
import { appendAudit } from '../audit/audit.sql.ts'
import { checkPassword } from '../passwords/password-hash.ts'

/**
 * Asks a logged-in member for the password again before something sensitive. Guesses are counted like those of a login, on
 * their own, so that somebody at an unlocked screen gains nothing.
 *
 * @param field name of the password in the form, for the error's `fields`
 * @throws ApiError E3021 for a wrong password, E4290 after five
 */
export async function requirePassword(
  context: IdentityContext,
  session: Session,
  password: string,
  field: string,
): Promise<void> {
  const { db } = context
  const { userId } = session
  const account = { userId, device: 'password confirmation' }
  await context.throttle.countAttempt(account, context.clock())
  if (!(await checkPassword(await findPasswordHash(db, userId), password))) {
    await db.transaction().execute((trx) =>
      appendAudit(trx, {
        actorId: userId,
        action: 'password-refused',
        subjectId: userId,
        detail: { field },
      }),
    )
    throw new ApiError('E3021', { fields: { [field]: identityErrors.E3021 } })
  }
  await context.throttle.reset(account)
}
