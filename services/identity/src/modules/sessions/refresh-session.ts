import type { IdentityDatabase, Trx } from '../../db/identity-tables.ts'
import { lockMemberForToken, type Member } from '../accounts/users.sql.ts'
import { shouldEndByRequirement } from '../passkey-requirements/require-login-method.ts'
import type { SigningKeyRing } from '../signing-keys/signing-key-ring.ts'
import { endSessions } from './end-sessions.ts'
import { hashRefreshToken, type IssuedTokens, issueTokens } from './issue-tokens.ts'
import { decideRefresh, type RefreshDecision } from './refresh-decision.rules.ts'
import {
  findUserIdOfRefreshToken,
  lockTokenFamily,
  saveGraceUsed,
  startTokenGeneration,
  type TokenFamily,
} from './refresh-tokens.sql.ts'
import { computeRenewedExpiries } from './session-lifetimes.rules.ts'

export type RefreshOutcome =
  | { kind: 'issued'; tokens: IssuedTokens }
  /** Another tab of this browser was first, and the browser has its cookies. */
  | { kind: 'already-refreshed' }
  | { kind: 'refused'; isDuplicateLogin: boolean }

/** What a browser sends, in a room or elsewhere. */
interface Attempt {
  refreshToken: string
  /** The key is the same for every attempt of one refresh. */
  key: string | null
  roomDevice: string | null
}

/**
 * Exchanges a refresh token. The family's row is locked, so that parallel calls of one browser run one after another, and the
 * member's row before it, in the order of a login, which ends the family from elsewhere.
 */
export async function refreshSession(
  { database, keys }: { database: IdentityDatabase; keys: SigningKeyRing },
  { refreshToken, key, roomDevice }: Attempt,
  now: Date,
): Promise<RefreshOutcome> {
  return database.db.transaction().execute(async (trx) => {
    const tokenHash = hashRefreshToken(refreshToken)
    const owner = await findUserIdOfRefreshToken(trx, tokenHash)
    const member = owner && (await lockMemberForToken(trx, owner))
    const found = member && (await lockTokenFamily(trx, tokenHash))
    if (!found) return { kind: 'refused', isDuplicateLogin: false }
    const { family, tokenGeneration } = found
    const rotationKey = key === null ? null : hashRefreshToken(key)
    const decision = decideRefresh(family, { generation: tokenGeneration, key: rotationKey }, now)
    if (decision === 'rotate' || decision === 'grace' || decision === 'repeat') {
      if (await shouldEndByRequirement(trx, family, now)) {
        await endSessions(trx, { sessionId: family.id }, 'revoked', now)
        return { kind: 'refused', isDuplicateLogin: false }
      }
      return renew(trx, keys, { family, member, rotationKey, roomDevice }, decision, now)
    }
    if (decision === 'already-refreshed') return { kind: 'already-refreshed' }
    if (decision === 'reuse') await endSessions(trx, { sessionId: family.id }, 'refresh-reuse', now)
    if (decision === 'expired') await endSessions(trx, { sessionId: family.id }, 'expired', now)
    return { kind: 'refused', isDuplicateLogin: decision === 'ended-by-duplicate-login' }
  })
}

async function renew(
  trx: Trx,
  keys: SigningKeyRing,
  {
    family,
    member,
    rotationKey,
    roomDevice,
  }: { family: TokenFamily; member: Member; rotationKey: Buffer | null; roomDevice: string | null },
  decision: Extract<RefreshDecision, 'rotate' | 'grace' | 'repeat'>,
  now: Date,
): Promise<RefreshOutcome> {
  const sessionId = family.id
  if (decision !== 'rotate') {
    if (decision === 'grace') await saveGraceUsed(trx, sessionId)
    const { generation, expiresAt, assurance } = family
    return {
      kind: 'issued',
      tokens: await issueTokens(trx, keys, { member, sessionId, generation, assurance, now, expiresAt }),
    }
  }
  const generation = family.generation + 1
  const { assurance } = family
  // The first browser in a room that renews the session is bound to it: for another one the absolute end counts (ADR 0015).
  const boundTo = family.roomDevice ?? roomDevice
  const ends = computeRenewedExpiries(member.roles, now, {
    absoluteExpiresAt: family.absoluteExpiresAt,
    playsInRoom: roomDevice !== null && roomDevice === boundTo && assurance !== 'passkey-enrolment',
  })
  await startTokenGeneration(trx, sessionId, {
    generation,
    key: rotationKey,
    now,
    ...ends,
    roomDevice: boundTo,
  })
  const { expiresAt } = ends
  return {
    kind: 'issued',
    tokens: await issueTokens(trx, keys, { member, sessionId, generation, assurance, now, expiresAt }),
  }
}
