import { ApiError, type Session } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import { createSecretPath, hashSecretPath } from '../../secret-path.ts'
import { announceMember } from '../accounts/announce-member.ts'
import { findAddressee, findCredentials, saveEmail } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { lockAuthorizedMember } from '../logins/require-password.ts'
import { computeLinkExpiry } from '../mails/link-lifetimes.rules.ts'
import {
  deleteMailLinksOfMember,
  findMailLink,
  redeemMailLink,
  saveMailLink,
} from '../mails/mail-links.sql.ts'
import { lockMemberToReplaceSession } from '../passkey-requirements/require-login-method.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { IssuedTokens } from '../sessions/issue-tokens.ts'
import { openSession } from '../sessions/open-session.ts'
import { findSessionEndReason, findSessionOpening } from '../sessions/sessions.sql.ts'

/**
 * Sends the link to the new address and the notice to the current one. The owner of a new address that has an account learns that
 * by mail, and the caller does not.
 * @throws ApiError E4010 when the password was changed, or the session ended, after `passwordHash` was checked
 */
export async function requestEmailChange(
  context: IdentityContext,
  options: { session: Session; passwordHash: string; email: string; now: Date },
): Promise<void> {
  const { session, email, now } = options
  const { userId } = session
  const mayMail = await context.throttle.tryMail({ kind: 'email-change', email, userId }, now)
  const { path, hash } = createSecretPath(128)
  const expiresAt = computeLinkExpiry('email-change', now)
  await context.db.transaction().execute(async (trx) => {
    await lockAuthorizedMember(trx, session, options)
    const addressee = await findAddressee(trx, userId)
    if (!addressee) throw new ApiError('E4010')
    const owner = await findCredentials(trx, email)
    const link = { kind: 'email-change' as const, subject: userId, tokenHash: hash, expiresAt }
    if (mayMail) await saveMailLink(trx, { ...link, email, userId, productId: null })
    await appendAuditEntry(trx, {
      actorId: userId,
      action: 'email-change-asked',
      subjectId: userId,
      detail: {},
    })
    const { language } = addressee
    const toNew = { language, to: email, now, uselessAfter: expiresAt, suppressed: !mayMail, userId }
    await (owner
      ? context.mails.write(trx, {
          ...toNew,
          template: 'existing-address',
          values: { url: context.links.login },
        })
      : context.mails.write(trx, {
          ...toNew,
          template: 'email-change-confirm',
          values: { url: context.links.emailChange(path) },
        }))
    const values = { newEmail: email, url: context.links.settings }
    await context.mails.writeToMember(trx, userId, { template: 'email-change-notice', values, now })
  })
}

/**
 * Completes a change by the link of the mail and ends the member's sessions. The browser that opened the link continues in a new
 * session, so that copies of its old tokens are rejected, as after a change of the password.
 * @returns the new address, and the tokens of the new session if the member is logged in here
 * @throws ApiError E4002 when the link does not work, or another member has taken the address meanwhile
 */
export async function confirmEmailChange(
  context: IdentityContext,
  options: { path: string; session: Session | null; device: string; now: Date },
): Promise<{ email: string; tokens: IssuedTokens | null }> {
  return context.db.transaction().execute(async (trx) => {
    const hash = hashSecretPath(options.path)
    const userId = (await findMailLink(trx, 'email-change', hash, options.now))?.userId
    // The member is locked before the link, in the order of everything that writes or deletes links.
    if (userId) await lockMemberToReplaceSession(trx, userId)
    const link = await redeemMailLink(trx, 'email-change', hash, options.now)
    if (!userId || !link) throw new ApiError('E4002')
    const { email } = link
    if (!(await saveEmail(trx, userId, email))) throw new ApiError('E4002')
    // A reset link was sent to the address that is no longer the member's.
    await deleteMailLinksOfMember(trx, userId)
    await announceMember(trx, userId, options.now)
    const here = options.session?.userId === userId ? options.session : null
    const isAlive = here && (await findSessionEndReason(trx, here.sessionId, options.now)) === null
    const opening = isAlive && (await findSessionOpening(trx, here.sessionId))
    await endSessions(trx, { userId }, 'revoked', options.now)
    await appendAuditEntry(trx, { actorId: userId, action: 'email-changed', subjectId: userId, detail: {} })
    if (!opening) return { email, tokens: null }
    const session = { userId, now: options.now, replacedToken: undefined, device: options.device, ...opening }
    return { email, tokens: await openSession(trx, context.keys, session) }
  })
}
