import { ApiError } from '@hibiki/http'
import type { LoginMethod, StoredAssurance } from '../../db/account-tables.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { findMember, lockUser } from '../accounts/users.sql.ts'
import type { SigningKeyRing } from '../signing-keys/signing-key-ring.ts'
import { endSessions } from './end-sessions.ts'
import { hashRefreshToken, type IssuedTokens, issueTokens } from './issue-tokens.ts'
import { lockTokenFamily } from './refresh-tokens.sql.ts'
import {
  canHoldSeveralSessions,
  computeAbsoluteExpiry,
  computeSlidingExpiry,
} from './session-lifetimes.rules.ts'
import { insertSession } from './sessions.sql.ts'

export interface NewSession {
  userId: string
  now: Date
  /** The browser's refresh token, if any. */
  replacedToken: string | undefined
  /** The result of `describeDevice`. */
  device: string
  assurance: StoredAssurance
  /** Null when the session goes on with what one of an earlier release opened. */
  openedBy: LoginMethod | null
  /** The room to which the session that goes on was bound. */
  roomDevice?: string | null
}

/**
 * Starts a session after a successful login. The member's older sessions end with `duplicate-login`, except for roles that may
 * have several; the browser's previous session, even of another member, ends as a logout.
 */
export async function openSession(trx: Trx, keys: SigningKeyRing, login: NewSession): Promise<IssuedTokens> {
  const { userId, now, assurance } = login
  await lockUser(trx, userId)
  const member = await findMember(trx, userId)
  if (!member) throw new ApiError('E4001')
  if (login.replacedToken) {
    const replaced = await lockTokenFamily(trx, hashRefreshToken(login.replacedToken))
    if (replaced) await endSessions(trx, { sessionId: replaced.family.id }, 'logout', now)
  }
  if (!canHoldSeveralSessions(member.roles)) await endSessions(trx, { userId }, 'duplicate-login', now)
  const absoluteExpiresAt = computeAbsoluteExpiry(now, assurance)
  const expiresAt = computeSlidingExpiry(member.roles, now, absoluteExpiresAt)
  const sessionId = await insertSession(trx, { ...login, expiresAt, absoluteExpiresAt })
  return issueTokens(trx, keys, { member, sessionId, generation: 1, assurance, now, expiresAt })
}
