import type { Day } from '@hibiki/calendar'
import { ApiError, type Role } from '@hibiki/http'
import type { Trx } from '../../db/identity-tables.ts'
import { lockUser } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { countPasskeys } from '../passkeys/passkeys.sql.ts'
import { deleteRequirement, lockRequirement, saveRequirement } from './passkey-requirements.sql.ts'

/**
 * Sets or moves the first day from which members of a role must use a passkey.
 * @throws ApiError E4230 for an administrator without a passkey, who would lock out all administrators but those with one
 */
export async function setRequirement(
  trx: Trx,
  { role, firstDay, actorId, now }: { role: Role; firstDay: Day; actorId: string; now: Date },
): Promise<void> {
  await lockUser(trx, actorId)
  if (role === 'ROLE_ADMIN' && (await countPasskeys(trx, actorId)) === 0) throw new ApiError('E4230')
  const before = await lockRequirement(trx, role)
  if (before === firstDay) return
  await saveRequirement(trx, { role, firstDay, setBy: actorId, now })
  const detail = { role, before, after: firstDay }
  await appendAuditEntry(trx, { actorId, action: 'passkey-requirement-set', subjectId: null, detail })
}

/**
 * Lifts the requirement of a role; returns false when there is none.
 * @param actorId null for an operator at the command line
 */
export async function liftRequirement(
  trx: Trx,
  { role, actorId }: { role: Role; actorId: string | null },
): Promise<boolean> {
  const before = await lockRequirement(trx, role)
  if (before === null) return false
  await deleteRequirement(trx, role)
  const detail = { role, before, after: null }
  await appendAuditEntry(trx, { actorId, action: 'passkey-requirement-lifted', subjectId: null, detail })
  return true
}
