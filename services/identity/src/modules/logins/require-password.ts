import { ApiError, type Session } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
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
  deps: RouteDeps,
  session: Session,
  password: string,
  field: string,
): Promise<void> {
  const { db } = deps.database
  const { userId } = session
  const account = { userId, device: 'password confirmation' }
  await deps.throttle.countAttempt(account, deps.clock())
  if (!(await checkPassword(await findPasswordHash(db, userId), password))) {
    await db.transaction().execute((trx) =>
      appendAudit(trx, {
        actorId: userId,
        action: 'password-refused',
        subjectId: userId,
        detail: { field },
      }),
    )
    const { ja, en } = identityErrors.E3021
    throw new ApiError('E3021', { fields: { [field]: { ja, en } } })
  }
  await deps.throttle.reset(account)
}
