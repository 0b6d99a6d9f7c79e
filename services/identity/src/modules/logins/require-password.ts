import { ApiError, type Session } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/schema.ts'
import { identityErrors } from '../../errors.ts'
import { findPasswordHash, lockUser } from '../accounts/users.sql.ts'
import { appendAudit } from '../audit/audit.sql.ts'
import { checkPassword } from '../passwords/password-hash.ts'
import { endedReason } from '../sessions/sessions.sql.ts'

/**
 * Asks a logged-in member for the password again before something sensitive. Guesses are counted like those of a login, on
 * their own, so that somebody at an unlocked screen gains nothing.
 *
 * @param field name of the password in the form, for the error's `fields`
 * @returns the hash it was checked against, for `lockAuthorized`
 * @throws ApiError E3021 for a wrong password, E4290 after five
 */
export async function requirePassword(
  context: IdentityContext,
  session: Session,
  password: string,
  field: string,
): Promise<string> {
  const { db } = context
  const { userId } = session
  const account = { userId, device: 'password confirmation' }
  await context.throttle.countAttempt(account, context.clock())
  const passwordHash = await findPasswordHash(db, userId)
  if (passwordHash === undefined || !(await checkPassword(passwordHash, password))) {
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
  return passwordHash
}

/**
 * Locks the member for what the password authorised. It takes effect only while that password is the member's and the session lives,
 * both of which may have ended during the check. Comes first in the transaction, before any row that it changes.
 *
 * @throws ApiError E4010 otherwise
 */
export async function lockAuthorized(
  trx: Trx,
  { userId, sessionId }: Session,
  checked: { passwordHash: string; now: Date },
): Promise<void> {
  const isCurrent = await lockPassword(trx, userId, checked.passwordHash)
  if (!isCurrent || (await endedReason(trx, sessionId, checked.now)) !== null) throw new ApiError('E4010')
}

/** Locks the member; false when the password is no longer the one of this hash: changed or reset since it was checked. */
export async function lockPassword(trx: Trx, userId: string, passwordHash: string): Promise<boolean> {
  await lockUser(trx, userId)
  return (await findPasswordHash(trx, userId)) === passwordHash
}
