import type { Trx } from '../../db/identity-tables.ts'
import { lockUser } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { closeReset } from './second-factor-resets.sql.ts'

/**
 * Ends the pending reset of a member who objects. The objection counts until the reset has taken effect, however late that is.
 * @returns false when none is pending any more
 */
export async function saveResetObjection(
  trx: Trx,
  userId: string,
  objection: { now: Date; tokenHash?: Buffer },
): Promise<boolean> {
  await lockUser(trx, userId)
  if (!(await closeReset(trx, userId, { outcome: 'objected', ...objection }))) return false
  await appendAuditEntry(trx, {
    actorId: userId,
    action: 'second-factor-reset-objected',
    subjectId: userId,
    detail: {},
  })
  return true
}
