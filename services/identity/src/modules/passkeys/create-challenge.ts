import type { Db } from '../../db/identity-tables.ts'
import { createSecretPath, hashSecretPath } from '../../secret-path.ts'
import { computeChallengeExpiry } from './passkey.rules.ts'
import { insertChallenge, takeChallenge } from './passkeys.sql.ts'

/** Who may answer a challenge: the session that adds a passkey, or null for anybody who logs in or confirms. */
type Owner = { sessionId: string | null }

/** Creates a challenge, of which only a hash is stored. */
export async function createChallenge(db: Db, { sessionId }: Owner, now: Date): Promise<Buffer> {
  const { path, hash } = createSecretPath(256)
  await insertChallenge(db, { hash, sessionId, expiresAt: computeChallengeExpiry(now) })
  return Buffer.from(path, 'base64url')
}

/** Returns the check that the library makes of a response's challenge, which uses it up. */
export function createChallengeCheck(
  db: Db,
  { sessionId }: Owner,
  now: Date,
): (challenge: string) => Promise<boolean> {
  return (challenge) => takeChallenge(db, { hash: hashSecretPath(challenge), sessionId, now })
}
