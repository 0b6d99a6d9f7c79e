import { ApiError } from '@hibiki/http'
import type { LoginMethod, StoredAssurance } from '../../db/account-tables.ts'
import type { Db, Trx } from '../../db/identity-tables.ts'
import { countPasskeys } from '../passkeys/passkeys.sql.ts'
import { decideRequiredLogin, isInForce } from './passkey-requirement.rules.ts'
import { listRequirementsOfMember, lockRequirementsOfMember } from './passkey-requirements.sql.ts'

/** Whether one of the member's roles must use a passkey now. */
export async function mustUsePasskey(db: Db, userId: string, now: Date): Promise<boolean> {
  const requirements = await listRequirementsOfMember(db, userId)
  return requirements.some((requirement) => isInForce(requirement, now))
}

/** Whether the member must use a passkey and has one, which a reset by an administrator would remove. */
export async function hasRequiredPasskey(db: Db, userId: string, now: Date): Promise<boolean> {
  return (await mustUsePasskey(db, userId, now)) && (await countPasskeys(db, userId)) > 0
}

/** Whether the day of one of the member's requirements has come, but its sessions without a passkey have yet to be ended. */
export async function isRequirementToEnforce(db: Db, userId: string, now: Date): Promise<boolean> {
  const requirements = await listRequirementsOfMember(db, userId)
  return requirements.some((requirement) => requirement.enforcedAt === null && isInForce(requirement, now))
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
  const requirements = await lockRequirementsOfMember(trx, userId)
  if (!requirements.some((requirement) => isInForce(requirement, now))) return assurance
  const decision = decideRequiredLogin(by, (await countPasskeys(trx, userId)) > 0)
  if (decision === 'reject') throw new ApiError('E4229')
  return decision === 'enrol' ? 'passkey-enrolment' : assurance
}
