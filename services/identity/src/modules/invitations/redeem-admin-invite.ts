import { timingSafeEqual } from 'node:crypto'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { hashSecretPath } from '../../secret-path.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { hasAdmin, lockFirstAdminRegistration } from './first-admin.sql.ts'
import { redeemInvitation, saveInvitationUsedBy } from './invitations.sql.ts'

/** Logs how the account that was just created was admitted. */
type Admitted = (trx: Trx, userId: string) => Promise<void>

/**
 * Returns whether a person with this address may register as an administrator, and uses up what permits it: an open invitation to
 * the address or, while there is no administrator who could invite, the operators' bootstrap secret.
 * @returns undefined when nothing permits it
 */
export async function redeemAdminInvite(
  trx: Trx,
  context: Pick<IdentityContext, 'config'>,
  { invite, email, now }: { invite: string; email: string; now: Date },
): Promise<Admitted | undefined> {
  const tokenHash = hashSecretPath(invite)
  const invitation = await redeemInvitation(trx, { tokenHash, email, now })
  if (invitation) return (trx, userId) => saveInvitationUsedBy(trx, invitation.id, userId)
  const { ADMIN_BOOTSTRAP_SECRET: secret } = context.config
  if (secret === '' || !timingSafeEqual(tokenHash, hashSecretPath(secret))) return undefined
  await lockFirstAdminRegistration(trx)
  if (await hasAdmin(trx)) return undefined
  return (trx, userId) =>
    appendAuditEntry(trx, {
      actorId: userId,
      action: 'first-admin-registered',
      subjectId: userId,
      detail: {},
    })
}
