import { createHash, randomBytes } from 'node:crypto'
import type { StoredAssurance } from '../../db/account-tables.ts'
import type { Trx } from '../../db/identity-tables.ts'
import type { Member } from '../accounts/users.sql.ts'
import type { SigningKeyRing } from '../signing-keys/signing-key-ring.ts'
import { signAccessToken } from './access-token.ts'
import { insertRefreshToken } from './refresh-tokens.sql.ts'
import { computeAccessTokenExpiry } from './session-lifetimes.rules.ts'

const REFRESH_TOKEN_BYTES = 32

/** The tokens of a browser and their expiry. */
export interface IssuedTokens {
  accessToken: string
  accessExpiresAt: Date
  refreshToken: string
  refreshExpiresAt: Date
}

/** Issues a refresh token of the given generation, stored as a hash, and an access token with the member's current roles. */
export async function issueTokens(
  trx: Trx,
  keys: SigningKeyRing,
  options: {
    member: Member
    sessionId: string
    generation: number
    assurance: StoredAssurance
    now: Date
    expiresAt: Date
  },
): Promise<IssuedTokens> {
  const refreshToken = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url')
  const { sessionId, generation, now } = options
  await insertRefreshToken(trx, { hash: hashRefreshToken(refreshToken), sessionId, generation, now })
  const accessExpiresAt = computeAccessTokenExpiry(now, options.expiresAt)
  const accessToken = await signAccessToken(keys, { ...options, expiresAt: accessExpiresAt })
  return { accessToken, accessExpiresAt, refreshToken, refreshExpiresAt: options.expiresAt }
}

// 256 random bits cannot be guessed, so they need no slow hash.
export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
