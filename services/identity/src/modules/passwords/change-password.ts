import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { savePasswordHash } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { disableEasyLogin } from '../easy-login/easy-logins.sql.ts'
import { deleteMailLinksOfMember } from '../mails/mail-links.sql.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/**
 * Saves a new password, ends the member's sessions and notifies the member by mail. It also ends what another person with the old
 * password could have prepared: links on their way by mail, and the easy-login link until it is enabled again.
 */
export async function changePassword(
  trx: Trx,
  context: Pick<IdentityContext, 'mails' | 'links'>,
  {
    userId,
    now,
    passwordHash,
    action,
  }: {
    userId: string
    passwordHash: string
    action: 'password-changed' | 'password-reset'
    now: Date
  },
): Promise<void> {
  await savePasswordHash(trx, userId, passwordHash)
  await deleteMailLinksOfMember(trx, userId)
  const easyLoginDisabled = await disableEasyLogin(trx, userId)
  await endSessions(trx, { userId }, 'revoked', now)
  await appendAuditEntry(trx, {
    actorId: userId,
    action,
    subjectId: userId,
    detail: { easyLoginDisabled },
  })
  const values = { url: context.links.forgotPassword, easyLoginDisabled }
  await context.mails.writeToMember(trx, userId, { template: 'password-changed', values, now })
}
