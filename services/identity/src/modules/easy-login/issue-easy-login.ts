import { ApiError, type Session } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../context.ts'
import { createSecretPath } from '../../secret-path.ts'
import { findMember } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { canUseEasyLogin, computeEasyLoginExpiry } from './easy-login.rules.ts'
import { saveEasyLogin, updateEasyLoginEnabled } from './easy-logins.sql.ts'

/** The response to issuing a link, which is the only time that the link is visible. */
export const IssuedEasyLoginResponse = Type.Object(
  {
    userId: Type.String({ description: 'Login name' }),
    authId: Type.String({ description: 'Identifies the link without opening anything' }),
    url: Type.String({ description: 'The link, to be displayed as a QR code; it is not stored' }),
  },
  { $id: 'IssuedEasyLogin' },
)

/** Throws E4030 for roles that must not use easy login. */
export function requireEasyLoginRole({ roles }: Session): void {
  if (!canUseEasyLogin(roles)) throw new ApiError('E4030')
}

/** Issues a link for 30 days; the older one, and the device it was bound to, are deleted. */
export async function issueEasyLogin(
  context: IdentityContext,
  session: Session,
): Promise<{ userId: string; authId: string; url: string }> {
  requireEasyLoginRole(session)
  const { userId } = session
  const now = context.clock()
  const member = await findMember(context.db, userId)
  if (!member) throw new ApiError('E4010')
  const { path, hash: pathHash } = createSecretPath(256)
  const { path: authId } = createSecretPath(128)
  await context.db.transaction().execute(async (trx) => {
    await saveEasyLogin(trx, {
      userId,
      authId,
      pathHash,
      consentedAt: now,
      now,
      expiresAt: computeEasyLoginExpiry(now),
    })
    await appendAuditEntry(trx, {
      actorId: userId,
      action: 'easy-login-issued',
      subjectId: userId,
      detail: {},
    })
  })
  return { userId: member.userId, authId, url: context.links.easyLogin(path) }
}

/** Enables or disables the member's link; throws E4040 when none was issued. */
export async function setEasyLoginEnabled(
  context: IdentityContext,
  session: Session,
  enabled: boolean,
): Promise<void> {
  requireEasyLoginRole(session)
  const { userId } = session
  await context.db.transaction().execute(async (trx) => {
    if (!(await updateEasyLoginEnabled(trx, userId, enabled))) throw new ApiError('E4040')
    const action = enabled ? 'easy-login-enabled' : 'easy-login-disabled'
    await appendAuditEntry(trx, { actorId: userId, action, subjectId: userId, detail: {} })
  })
}
