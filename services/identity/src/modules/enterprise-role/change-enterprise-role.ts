import { ApiError } from '@hibiki/http'
import { isUuid } from '@hibiki/text'
import type { IdentityContext } from '../../context.ts'
import { changeClaims } from '../accounts/change-claims.ts'
import { findMember, lockUser } from '../accounts/users.sql.ts'
import { noAgencyMembership } from '../agencies/membership.rules.ts'
import { saveMembership } from '../agencies/memberships.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { requireNoObligations } from '../deletion/obligations.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import {
  canChangeEnterpriseRole,
  type EnterpriseRoleChange,
  enterpriseRoleChanges,
} from './enterprise-role.rules.ts'
import { replaceRole } from './roles.sql.ts'

/**
 * Turns a general member's account into an enterprise account, or back. Returns whether it changed.
 * @throws ApiError E4040 for an unknown member, E4098 while a contract runs or an order is undecided, E4099 for an account whose
 * role has another cause, E5030 when billing cannot be asked
 */
export async function changeEnterpriseRole(
  context: IdentityContext,
  { id, actorId, change }: { id: string; actorId: string; change: EnterpriseRoleChange },
): Promise<boolean> {
  const { from, to, action } = enterpriseRoleChanges[change]
  if (!isUuid(id) || !(await findMember(context.db, id))) throw new ApiError('E4040')
  // An enterprise account cannot manage what a card pays, nor a general one what is invoiced.
  await requireNoObligations(context, id)
  return context.db.transaction().execute(async (trx) => {
    await lockUser(trx, id)
    const member = await findMember(trx, id)
    if (!member) throw new ApiError('E4040')
    if (member.roles.includes(to)) return false
    if (!canChangeEnterpriseRole(member, change)) throw new ApiError('E4099')
    await changeClaims(trx, context.clock, id, async () => {
      // A rejected application would restrict the account, and its deletion would erase it as one that was never active.
      if (change === 'grant') await saveMembership(trx, id, { role: 'ROLE_GENERAL', ...noAgencyMembership })
      await replaceRole(trx, id, { from, to })
    })
    // An enterprise account may have several sessions, a general one has one.
    if (change === 'revoke') await endSessions(trx, { userId: id }, 'revoked', context.clock())
    await appendAuditEntry(trx, { actorId, action, subjectId: id, detail: {} })
    return true
  })
}
