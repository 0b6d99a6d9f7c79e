import { type Role, roles } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import { liftRequirement } from './set-requirement.ts'

/**
 * Lifts the requirement of a role where no administrator can log in any more: `node src/server.ts lift-passkey-requirement ROLE_ADMIN`. The
 * audit log names no actor for it.
 * @param words the role
 * @throws Error for anything but a role
 */
export async function liftRequirementCommand(
  { db }: IdentityContext,
  [word = '']: readonly string[],
): Promise<string> {
  const role = roles.find((name): name is Role => name === word)
  if (!role) throw new Error(`give one of ${roles.join(', ')}`)
  const isLifted = await db.transaction().execute((trx) => liftRequirement(trx, { role, actorId: null }))
  return isLifted ? `${role} may log in without a passkey again` : `nothing is required of ${role}`
}
