import { getRequestLanguage } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityContext } from '../../context.ts'
import type { LoginMethod, StoredAssurance } from '../../db/account-tables.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { hasEverLoggedIn, lockUser, saveLanguage } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { requireLoginMethod } from '../passkey-requirements/require-login-method.ts'
import { announceLogin } from '../sessions/announce-login.ts'
import { describeDevice } from '../sessions/describe-device.ts'
import type { IssuedTokens } from '../sessions/issue-tokens.ts'
import { openSession } from '../sessions/open-session.ts'

/**
 * Does in one transaction what every kind of login does: the session, its audit row, the language for mails, and a mail when the
 * account has been used before but never from this browser. `setLoginCookies` then sets the cookies.
 * @throws ApiError E4229 when the member must log in by a passkey
 */
export async function logIn(
  trx: Trx,
  context: IdentityContext,
  request: FastifyRequest,
  {
    userId,
    assurance,
    by,
    now,
  }: {
    userId: string
    assurance: StoredAssurance
    by: LoginMethod
    now: Date
  },
): Promise<IssuedTokens> {
  await lockUser(trx, userId)
  const granted = await requireLoginMethod(trx, { userId, by, assurance, now })
  const device = describeDevice(request.headers['user-agent'])
  const isKnown = context.devices.recognise(request, userId) !== null
  const isNewDevice = by !== 'registration' && !isKnown && (await hasEverLoggedIn(trx, userId))
  const replacedToken = context.cookies.readRefreshToken(request)
  const session = { userId, now, replacedToken, device, assurance: granted, openedBy: by }
  const tokens = await openSession(trx, context.keys, session)
  await announceLogin(trx, userId, now)
  await saveLanguage(trx, userId, getRequestLanguage(request))
  await appendAuditEntry(trx, { actorId: userId, action: 'login', subjectId: userId, detail: { by, device } })
  if (isNewDevice) {
    const values = { device, at: now.toISOString(), url: context.links.settings }
    await context.mails.writeToMember(trx, userId, { template: 'new-device', values, now })
  }
  return tokens
}

/** Sets the browser's cookies, after the commit. */
export function setLoginCookies(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { tokens, now, userId }: { userId: string; tokens: IssuedTokens; now: Date },
): void {
  context.cookies.set(reply, tokens, now)
  context.devices.remember(request, reply, userId)
}
