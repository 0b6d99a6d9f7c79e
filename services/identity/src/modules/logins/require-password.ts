import { ApiError, type Session } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { identityErrors } from '../../errors.ts'
import { findPasswordHash, lockUser } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { isPasswordCorrect } from '../passwords/hash-password.ts'
import { findSessionEndReason } from '../sessions/sessions.sql.ts'

/**
 * Checks the password of a logged-in member again before a sensitive act. Attempts are counted like those of a login, but
 * separately, so that an unlocked screen is of no help to a guesser.
 * @param field name of the password in the form, for the error's `fields`
 * @returns the hash it was checked against, for `lockAuthorizedMember`
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
  if (passwordHash === undefined || !(await isPasswordCorrect(passwordHash, password))) {
    await db.transaction().execute((trx) =>
      appendAuditEntry(trx, {
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
 * Locks the member for what the password authorised, which takes effect only while that password is the member's and the session
 * lives: both may have ended during the check. It must come first in the transaction, before any row that it changes.
 * @throws ApiError E4010 otherwise
 */
export async function lockAuthorizedMember(
  trx: Trx,
  { userId, sessionId }: Session,
  checked: { passwordHash: string; now: Date },
): Promise<void> {
  const isCurrent = await lockMemberIfPasswordUnchanged(trx, userId, checked.passwordHash)
  if (!isCurrent || (await findSessionEndReason(trx, sessionId, checked.now)) !== null)
    throw new ApiError('E4010')
}

/**
 * Locks the member; returns false when the hash is no longer the member's, because the password was changed or reset since it was
 * checked.
 */
export async function lockMemberIfPasswordUnchanged(
  trx: Trx,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  await lockUser(trx, userId)
  return (await findPasswordHash(trx, userId)) === passwordHash
}
