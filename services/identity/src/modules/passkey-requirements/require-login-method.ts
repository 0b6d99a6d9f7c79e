import { ApiError } from '@hibiki/http'
import type { LoginMethod, StoredAssurance } from '../../db/account-tables.ts'
import type { Db, Trx } from '../../db/identity-tables.ts'
import { lockUser } from '../accounts/users.sql.ts'
import { countPasskeys } from '../passkeys/passkeys.sql.ts'
import { decideRequiredLogin, isEndedByRequirement, isInForce } from './passkey-requirement.rules.ts'
import { listRequirementsOfMember, lockRequirementsOfMember } from './passkey-requirements.sql.ts'

/** Whether one of the member's roles must use a passkey now. */
export async function mustUsePasskey(db: Db, userId: string, now: Date): Promise<boolean> {
  const requirements = await listRequirementsOfMember(db, userId)
  return requirements.some((requirement) => isInForce(requirement, now))
}

/** Whether the member must use a passkey and has one: nothing else logs in, and a reset by an administrator would remove it. */
export async function hasRequiredPasskey(db: Db, userId: string, now: Date): Promise<boolean> {
  return (await mustUsePasskey(db, userId, now)) && (await countPasskeys(db, userId)) > 0
}

/**
 * Whether a requirement ends a session that it has not ended yet: the job has yet to come, or a replica of an earlier release has opened the
 * session since.
 */
export async function shouldEndByRequirement(
  db: Db,
  session: Parameters<typeof isEndedByRequirement>[0] & { userId: string },
  now: Date,
): Promise<boolean> {
  if (!isEndedByRequirement(session)) return false
  const requirements = await listRequirementsOfMember(db, session.userId)
  return requirements.some(
    (requirement) =>
      isInForce(requirement, now) && (requirement.enforcedAt === null || session.openedBy === null),
  )
}

/**
 * Locks a member before one session is replaced by another, so that no requirement ends the old one between the check that it lives and the new
 * one, which would escape it.
 */
export async function lockMemberToReplaceSession(trx: Trx, userId: string): Promise<void> {
  await lockUser(trx, userId)
  await lockRequirementsOfMember(trx, userId)
}

/** Whether one of the member's roles must use a passkey now, which stays so until the transaction ends. The caller has locked the member. */
export async function lockWhetherPasskeyRequired(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const requirements = await lockRequirementsOfMember(trx, userId)
  return requirements.some((requirement) => isInForce(requirement, now))
}

/**
 * Returns the assurance of a session that a login opens: what it would be, or only that of creating a passkey where a role requires one. The
 * caller has locked the member.
 * @throws ApiError E4229 when the member must log in by a passkey instead
 */
export async function requireLoginMethod(
  trx: Trx,
  { userId, by, assurance, now }: { userId: string; by: LoginMethod; assurance: StoredAssurance; now: Date },
): Promise<StoredAssurance> {
  if (!(await lockWhetherPasskeyRequired(trx, userId, now))) return assurance
  const decision = decideRequiredLogin(by, (await countPasskeys(trx, userId)) > 0)
  if (decision === 'reject') throw new ApiError('E4229')
  return decision === 'enrol' ? 'passkey-enrolment' : assurance
}
